/** A file to pack into an archive; `size` overrides the size that the archive declares. */
export interface PackedFile {
  name: string;
  bytes: Uint8Array;
  isEncrypted?: boolean;
  size?: number;
}

async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const words = (...numbers: readonly (readonly [value: number, length: 2 | 4])[]): Uint8Array =>
  new Uint8Array(numbers.flatMap(([value, length]) => Array.from({ length }, (_, at) => (value >>> (8 * at)) & 255)));

function together(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Builds a ZIP archive as common tools do, without checksums. */
export async function zipOf(files: readonly PackedFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, bytes, isEncrypted = false, size = bytes.length } of files) {
    const [title, packed] = [new TextEncoder().encode(name), await deflated(bytes)];
    const about = words(
      [20, 2],
      [isEncrypted ? 0x801 : 0x800, 2],
      [8, 2],
      [0, 4],
      [0, 4],
      [packed.length, 4],
      [size, 4],
      [title.length, 2],
      [0, 2],
    );
    const local = together([words([0x04034b50, 4]), about, title, packed]);
    directory.push(words([0x02014b50, 4], [20, 2]), about, words([0, 2], [0, 4], [0, 4], [at, 4]), title);
    locals.push(local);
    at += local.length;
  }
  const entries = together(directory);
  const end = words(
    [0x06054b50, 4],
    [0, 4],
    [files.length, 2],
    [files.length, 2],
    [entries.length, 4],
    [at, 4],
    [0, 2],
  );
  return together([...locals, entries, end]);
}
