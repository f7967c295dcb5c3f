/** A file inside a ZIP archive. */
export interface ZipEntry {
  readonly name: string;
  /** Decompressed size in bytes, as declared by the archive. */
  readonly size: number;
  readonly packed: Uint8Array<ArrayBuffer>;
  readonly isDeflated: boolean;
}

const endLength = 22;
/** A comment of up to 65,535 bytes may follow the end record. */
const longestComment = 0xffff;
const signatures = { entry: 0x02014b50, end: 0x06054b50 } as const;

function endRecord(view: DataView): number | null {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === signatures.end) return at;
  }
  return null;
}

/** Entries of an archive; `null` if it is incomplete, encrypted, or uses an unsupported compression. */
export function zipEntries(bytes: Uint8Array<ArrayBuffer>): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endRecord(view);
    if (end === null) return null;
    const entries: ZipEntry[] = [];
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== signatures.entry) return null;
      const number = (offset: number) => view.getUint16(at + offset, true);
      const [hasPassword, method] = [(number(8) & 1) === 1, number(10)];
      if (hasPassword || (method !== 0 && method !== 8)) return null;
      const [nameLength, packedSize] = [number(28), view.getUint32(at + 20, true)];
      const local = view.getUint32(at + 42, true);
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      if (start + packedSize > bytes.length) return null;
      entries.push({
        name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
        size: view.getUint32(at + 24, true),
        packed: bytes.subarray(start, start + packedSize),
        isDeflated: method === 8,
      });
      at += 46 + nameLength + number(30) + number(32);
    }
    return entries;
  } catch (error) {
    // An offset beyond the end of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The bytes of a file; `null` if they do not match what the archive declares. Never yields more than the declared size. */
export async function unzip({ packed, size, isDeflated }: ZipEntry): Promise<Uint8Array | null> {
  if (!isDeflated) return packed.length === size ? packed : null;
  const bytes = new Uint8Array(size);
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let at = 0;
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      if (at + chunk.value.length > size) {
        await reader.cancel();
        return null;
      }
      bytes.set(chunk.value, at);
      at += chunk.value.length;
    }
  } catch {
    return null;
  }
  return at === size ? bytes : null;
}
