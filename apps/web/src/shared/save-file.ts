/** Lets the browser keep a file under its name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  link.click();
  // The download reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
