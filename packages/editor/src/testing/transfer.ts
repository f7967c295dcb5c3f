/** A paste or drop with files and texts by MIME type, as a browser would deliver it. */
export function transfer(files: readonly File[], texts: Readonly<Record<string, string>> = {}): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  for (const [type, text] of Object.entries(texts)) data.setData(type, text);
  return data;
}

/** A file of a given size, bytes. */
export const fileOf = (name: string, type: string, bytes = 16): File =>
  new File([new Uint8Array(bytes)], name, { type });
