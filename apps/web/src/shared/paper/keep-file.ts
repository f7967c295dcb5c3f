import { labels } from '#labels/paper';
import { showToast } from '../../stores/toasts';

/** Saves a file once it has loaded, and shows a message if that failed, since no caller does. */
export async function keepFile(coming: Promise<File>): Promise<void> {
  const file = await coming.catch(() => null);
  if (file) saveFile(file);
  else showToast({ title: labels.failed, tone: 'danger' });
}

/** Downloads from an address once it is known, under the name the server gives; reports a failure, as no caller does. */
export async function keepFrom(coming: Promise<string>): Promise<void> {
  const address = await coming.catch(() => null);
  if (address) saveFrom(address);
  else showToast({ title: labels.failed, tone: 'danger' });
}

/** Downloads from an address of our own, without leaving the page. */
export function saveFrom(address: string): void {
  Object.assign(document.createElement('a'), { href: address, download: '' }).click();
}

/** Downloads a file under its name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  link.click();
  // The browser reads the object URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
