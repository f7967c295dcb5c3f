import { documentLimits } from '@paidang/contract/limits';
import {
  type Block,
  countCharacters,
  documentText,
  isEmptyDocument,
  parseDocument,
  type RichDocument,
  renderDocument,
} from '@paidang/editor/core';
import { type DocumentPicture, readDocumentPicture } from './picture-bytes';
import { picturesOf, replacePictures } from './pictures-of';
import { refuseFile } from './refusal';
import { runWorker } from './run-worker';
import { unpackWord } from './unpack-word';

const bounds = { timeout: 60_000, memory: 512 } as const;
const lostPicture = '（圖片無法匯入）';

/** A Word file as a document of the editor. */
export interface WordDocument {
  readonly blocks: RichDocument;
  /** Pictures by the address they have in the document. */
  readonly pictures: ReadonlyMap<string, DocumentPicture>;
  /** How many pictures are of a kind nobody can show. */
  readonly lostPictures: number;
}

interface Converted {
  readonly html: string;
  readonly pictures: readonly Uint8Array[];
}

async function convert(path: string): Promise<Converted> {
  const packed = await unpackWord(path);
  try {
    return await runWorker<Converted>('word-worker', packed, bounds);
  } catch {
    throw refuseFile('broken');
  }
}

const lost: Block = { type: 'paragraph', runs: [{ text: lostPicture, marks: [] }] };

/** Only pictures of the file itself stay: an address elsewhere would be asked for by everybody who reads the text. */
async function readPictures(document: RichDocument, found: readonly Uint8Array[]) {
  const pictures = new Map<string, DocumentPicture>();
  for (const { src } of picturesOf(document)) {
    const bytes = found[Number(/^\/word-picture\/(\d+)$/.exec(src)?.[1])];
    const picture = bytes && (await readDocumentPicture(bytes));
    if (picture) pictures.set(src, picture);
  }
  let lostPictures = 0;
  const blocks = replacePictures(document, (image) => {
    if (pictures.has(image.src)) return [image];
    lostPictures += 1;
    return [lost];
  });
  return { blocks, pictures, lostPictures };
}

/**
 * Reads a `.docx` into a document of the editor's schema. Nothing of it is kept anywhere.
 *
 * @throws 0413, 0415, 0422 with the reason for people.
 */
export async function readWord(path: string): Promise<WordDocument> {
  const { html, pictures } = await convert(path);
  if (pictures.length > documentLimits.wordPictures) throw refuseFile('tooManyPictures');
  const document = parseDocument(html);
  const clean = renderDocument(document);
  if (isEmptyDocument(clean)) throw refuseFile('empty');
  if (countCharacters(documentText(clean)) > documentLimits.wordCharacters) throw refuseFile('tooLong');
  return readPictures(document, pictures);
}
