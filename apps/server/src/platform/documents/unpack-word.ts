import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { zipSync } from 'fflate';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ChildRefusal } from '../child-process/serve-child-process.ts';

/** Limits for Word files. */
export interface WordLimits {
  readonly wordBytes: number;
  readonly wordParts: number;
  readonly wordUnpackedBytes: number;
  readonly wordTextBytes: number;
  readonly wordTags: number;
}

/** First bytes of a zip, and of the container used by old Word files and by encrypted new ones. */
const zipMark = Buffer.from('504b0304', 'hex');
const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const protectedPart = Buffer.from('EncryptedPackage', 'utf16le');
const tagMark = '<'.charCodeAt(0);

const isText = (name: string): boolean => /\.(xml|rels)$/i.test(name);
const isNeeded = (name: string): boolean => isText(name) || /^(word\/)?media\//i.test(name);

/** @throws unless the file begins like a zip, naming the kind of Word file it is instead. */
async function refuseOtherKinds(path: string, limits: WordLimits): Promise<void> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const bytes = Buffer.alloc(Math.min(size, limits.wordBytes));
    await handle.read(bytes, 0, bytes.length, 0);
    if (bytes.subarray(0, zipMark.length).equals(zipMark)) return;
    if (!bytes.subarray(0, compoundMark.length).equals(compoundMark)) throw new ChildRefusal('notWord');
    throw new ChildRefusal(bytes.includes(protectedPart) ? 'locked' : 'oldWord');
  } finally {
    await handle.close();
  }
}

function countTags(chunk: Buffer): number {
  let tags = 0;
  for (let at = chunk.indexOf(tagMark); at >= 0; at = chunk.indexOf(tagMark, at + 1)) tags += 1;
  return tags;
}

/** Counts the unpacked bytes while reading, since the declared size cannot be trusted. */
class Unpacking {
  readonly parts: Record<string, Uint8Array> = Object.create(null);
  #all = 0;
  #texts = 0;
  #tags = 0;
  readonly #limits: WordLimits;

  constructor(limits: WordLimits) {
    this.#limits = limits;
  }

  async add(name: string, stream: Readable): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      this.#count(chunk, isText(name));
      chunks.push(chunk);
    }
    this.parts[name] = new Uint8Array(Buffer.concat(chunks));
  }

  #count(chunk: Buffer, isXml: boolean): void {
    const { wordUnpackedBytes, wordTextBytes, wordTags } = this.#limits;
    this.#all += chunk.length;
    if (isXml) {
      this.#texts += chunk.length;
      this.#tags += countTags(chunk);
    }
    if (this.#all > wordUnpackedBytes || this.#texts > wordTextBytes) throw new ChildRefusal('unpacksTooLarge');
    // Each tag becomes an object many times its size: a million empty paragraphs compress to ten kilobytes.
    if (this.#tags > wordTags) throw new ChildRefusal('tooComplex');
  }
}

async function readParts(zip: ZipFile, limits: WordLimits): Promise<Record<string, Uint8Array>> {
  if (zip.entryCount > limits.wordParts) throw new ChildRefusal('unpacksTooLarge');
  const unpacking = new Unpacking(limits);
  let declared = 0;
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
    if (entry.isEncrypted()) throw new ChildRefusal('locked');
    declared += entry.uncompressedSize;
    // The declared size can only be used to refuse a file early.
    if (declared > limits.wordUnpackedBytes) throw new ChildRefusal('unpacksTooLarge');
    if (isNeeded(entry.fileName)) await unpacking.add(entry.fileName, await zip.openReadStreamPromise(entry));
  }
  return unpacking.parts;
}

/** Reports errors inside a zip as refusals. */
const explain = (error: unknown): never => {
  throw error instanceof ChildRefusal ? error : new ChildRefusal('broken');
};

/**
 * Unpacks a Word file within its limits and repacks the parts a document consists of, uncompressed. What is parsed later is
 * therefore exactly what was measured here, even if another reader would interpret the original differently.
 *
 * @throws Refused
 */
export async function unpackWord(path: string, limits: WordLimits): Promise<Uint8Array> {
  await refuseOtherKinds(path, limits);
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(explain);
  const parts = await readParts(zip, limits)
    .catch(explain)
    .finally(() => zip.close());
  if (!parts['[Content_Types].xml']) throw new ChildRefusal('notWord');
  // The format forbids document type declarations; only attacks contain them.
  const texts = Object.entries(parts).filter(([name]) => isText(name));
  if (texts.some(([, part]) => Buffer.from(part).includes('<!DOCTYPE'))) throw new ChildRefusal('broken');
  return zipSync(parts, { level: 0 });
}
