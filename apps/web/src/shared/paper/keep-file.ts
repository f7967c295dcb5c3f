import { labels } from '#labels/paper';
import { showToast } from '../../stores/toasts';
import { saveFile } from '../save-file';

/** Keeps a file once it has come; that it did not come is said by nobody else. */
export async function keepFile(coming: Promise<File>): Promise<void> {
  const file = await coming.catch(() => null);
  if (file) saveFile(file);
  else showToast({ title: labels.failed, tone: 'danger' });
}
