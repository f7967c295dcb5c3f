import { labels } from '#labels/shared';
import { showToast } from '../stores/toasts';

/** What a button says that saves changes while there are none. */
export const nothingToSave = (): void => showToast({ title: labels.nothingToSave });
