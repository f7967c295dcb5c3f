import { unzipSync, Zip, ZipPassThrough } from 'fflate';
import type { Bytes } from '../hash';

/** A file to be written into a capsule. */
export interface ArchiveFile {
  readonly path: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** ZIP fields have no time zone, so this is the same moment everywhere. */
const noTime = new Date(1980, 0, 1);

/**
 * Streams a ZIP file. Nothing is compressed and nothing depends on when and where it is written, so the same files always give
 * the same bytes: a verifier writes it again and compares.
 */
export async function* writeArchive(
  files: AsyncIterable<ArchiveFile> | Iterable<ArchiveFile>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { path, content } of files) {
    const entry = new ZipPassThrough(path);
    entry.mtime = noTime;
    zip.add(entry);
    for await (const chunk of content) {
      entry.push(chunk);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

/** Content of a ZIP file. */
export interface ArchiveContent {
  /** In the order of the ZIP's directory. */
  readonly files: ReadonlyMap<string, Bytes>;
  /** Paths that are invalid, occur twice or lead out of the folder. Their files are not read. */
  readonly unsafe: readonly string[];
}

/** More than any capsule has: a ZIP that claims more was made to exhaust the memory. */
const mostBytes = 4 * 2 ** 30;

/** Whether unpacking a file to this path cannot touch anything outside the target folder. */
function isSafePath(path: string): boolean {
  if (path === '' || path.length > 300 || /[\\:\p{Cc}]/u.test(path) || path.startsWith('/')) return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && part !== '__proto__');
}

/** @throws if it is not a valid ZIP file */
export function readArchive(bytes: Bytes): ArchiveContent {
  const listed = new Set<string>();
  const unsafe: string[] = [];
  let total = 0;
  const read = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      total += originalSize;
      if (total > mostBytes) throw new Error('@paidang/evidence: the archive is too large.');
      if (!isSafePath(name) || listed.has(name)) {
        unsafe.push(name);
        return false;
      }
      listed.add(name);
      return true;
    },
  });
  const files = new Map<string, Bytes>();
  for (const path of listed) {
    const content = read[path];
    if (content) files.set(path, new Uint8Array(content.buffer as ArrayBuffer, content.byteOffset, content.byteLength));
  }
  return { files, unsafe };
}

/** Offset at which a ZIP file differs from what `writeArchive` makes of the same files; `null` if it does not differ. */
export async function firstDifference(archive: Bytes, { files }: ArchiveContent): Promise<number | null> {
  let at = 0;
  for await (const chunk of writeArchive(Array.from(files, ([path, content]) => ({ path, content: [content] })))) {
    for (let index = 0; index < chunk.length; index += 1) {
      if (archive[at + index] !== chunk[index]) return at + index;
    }
    at += chunk.length;
  }
  return at === archive.length ? null : at;
}
