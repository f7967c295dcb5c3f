import { labels } from '#labels/paper';
import { showToast } from '../../stores/toasts';

/** Keeps a file once it has come; that it did not come is said by nobody else. */
export async function keepFile(coming: Promise<File>): Promise<void> {
  const file = await coming.catch(() => null);
  if (file) saveFile(file);
  else showToast({ title: labels.failed, tone: 'danger' });
}

/** Keeps a file once it is known where it lies, under the name the server gives it; that it cannot be had is said by nobody else. */
export async function keepFrom(coming: Promise<string>): Promise<void> {
  const address = await coming.catch(() => null);
  if (address) saveFrom(address);
  else showToast({ title: labels.failed, tone: 'danger' });
}

/** Saves what is behind an address of ours, without leaving the page. */
export function saveFrom(address: string): void {
  Object.assign(document.createElement('a'), { href: address, download: '' }).click();
}

/** Lets the browser keep a file under its name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  link.click();
  // The download reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
