import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { documentLimits } from '@paidang/contract/limits';
import { zipSync } from 'fflate';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '../errors';
import { refuseFile } from './refusal';

/** First bytes of a zip, and of the container that old Word files and protected new ones come in. */
const zipMark = Buffer.from('504b0304', 'hex');
const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const protectedPart = Buffer.from('EncryptedPackage', 'utf16le');

const isText = (name: string): boolean => /\.(xml|rels)$/i.test(name);
const isNeeded = (name: string): boolean => isText(name) || /^(word\/)?media\//i.test(name);

/** @throws 0415 unless the file begins as a zip does, saying which kind of Word file it is instead. */
async function refuseOtherKinds(path: string): Promise<void> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const bytes = Buffer.alloc(Math.min(size, documentLimits.wordBytes));
    await handle.read(bytes, 0, bytes.length, 0);
    if (bytes.subarray(0, zipMark.length).equals(zipMark)) return;
    if (!bytes.subarray(0, compoundMark.length).equals(compoundMark)) throw refuseFile('notWord');
    throw refuseFile(bytes.includes(protectedPart) ? 'locked' : 'oldWord');
  } finally {
    await handle.close();
  }
}

async function unpack(stream: Readable, atMost: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > atMost) {
      stream.destroy();
      throw refuseFile('unpacksTooLarge');
    }
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

async function readParts(zip: ZipFile): Promise<Record<string, Uint8Array>> {
  if (zip.entryCount > documentLimits.wordParts) throw refuseFile('unpacksTooLarge');
  const parts: Record<string, Uint8Array> = Object.create(null);
  let declared = 0;
  let texts = 0;
  let all = 0;
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
    if (entry.isEncrypted()) throw refuseFile('locked');
    declared += entry.uncompressedSize;
    // What a file says of itself is enough to refuse it, never to trust it.
    if (declared > documentLimits.wordUnpackedBytes) throw refuseFile('unpacksTooLarge');
    const { fileName: name } = entry;
    if (!isNeeded(name)) continue;
    const room = documentLimits.wordUnpackedBytes - all;
    const atMost = isText(name) ? Math.min(room, documentLimits.wordTextBytes - texts) : room;
    const part = await unpack(await zip.openReadStreamPromise(entry), atMost);
    all += part.length;
    if (isText(name)) texts += part.length;
    parts[name] = part;
  }
  return parts;
}

/** What went wrong inside of a zip, for people. */
const explain = (error: unknown): never => {
  throw error instanceof AppError ? error : refuseFile('broken');
};

/**
 * Unpacks a Word file within its limits and packs what a document is made of again, uncompressed: what is read afterwards
 * is exactly what was measured here, whichever way another reader understands the original.
 *
 * @throws 0413, 0415 with the reason for people.
 */
export async function unpackWord(path: string): Promise<Uint8Array> {
  await refuseOtherKinds(path);
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(explain);
  const parts = await readParts(zip)
    .catch(explain)
    .finally(() => zip.close());
  if (!parts['[Content_Types].xml']) throw refuseFile('notWord');
  // The format forbids document types, and nothing but a trick uses them.
  const texts = Object.entries(parts).filter(([name]) => isText(name));
  if (texts.some(([, part]) => Buffer.from(part).includes('<!DOCTYPE'))) throw refuseFile('broken');
  return zipSync(parts, { level: 0 });
}
