import { showToast } from '../stores/toasts';
import { labels } from './labels';

/** What a button says that saves changes while there are none. */
export const nothingToSave = (): void => showToast({ title: labels.nothingToSave });
