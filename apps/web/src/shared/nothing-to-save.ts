import { labels } from '#labels/shared';
import { showToast } from '../stores/toasts';

/** Toast for a save button that was pressed without any changes. */
export const nothingToSave = (): void => showToast({ title: labels.nothingToSave });
