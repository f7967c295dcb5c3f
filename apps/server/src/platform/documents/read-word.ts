import { documentLimits } from '@paidang/contract/limits';
import type { documentMessages } from '@paidang/contract/rules';
import {
  type Block,
  countCharacters,
  documentText,
  isEmptyDocument,
  parseDocument,
  type RichDocument,
} from '@paidang/editor/core';
import { ChildProcessError, ChildProcessRefusal, runInChildProcess } from '../child-process';
import type { DocumentPicture } from './picture-bytes';
import { replacePictures } from './pictures-of';
import { refuseFile } from './refusal';
import type { WordFile, WordHtml } from './word-child';

const bounds = { timeout: 30_000, memory: 384 } as const;
const lostPicture = '（圖片無法匯入）';

/** A Word file converted to a document of the editor. */
export interface WordDocument {
  readonly blocks: RichDocument;
  /** Pictures by their URL in the document. */
  readonly pictures: ReadonlyMap<string, DocumentPicture>;
  /** Number of pictures in formats that browsers cannot show. */
  readonly lostPictures: number;
}

/** Turns the child's refusals into errors with messages. */
function refusalOf(error: unknown): unknown {
  if (error instanceof ChildProcessRefusal) return refuseFile(error.reason as keyof typeof documentMessages);
  if (error instanceof ChildProcessError) return refuseFile(error.cause === 'failure' ? 'broken' : 'tooComplex');
  return error;
}

async function convert(path: string, owner: string): Promise<WordHtml> {
  const file: WordFile = { path, limits: documentLimits };
  return runInChildProcess<WordHtml>('word-child', { ...bounds, beside: import.meta.url, owner }, file).catch(
    (error) => {
      throw refusalOf(error);
    },
  );
}

const lost: Block = { type: 'paragraph', runs: [{ text: lostPicture, marks: [] }] };

/** Keeps embedded pictures only: linked ones would be requested by everyone who reads the text. */
function placePictures(document: RichDocument, found: WordHtml['pictures']): WordDocument {
  const pictures = new Map<string, DocumentPicture>();
  let lostPictures = 0;
  const blocks = replacePictures(document, (image) => {
    const picture = found[Number(/^\/word-picture\/(\d+)$/.exec(image.src)?.[1])];
    if (picture) {
      pictures.set(image.src, picture);
      return [image];
    }
    lostPictures += 1;
    return [lost];
  });
  return { blocks, pictures, lostPictures };
}

/**
 * Reads a `.docx` into a document of the editor's schema. The file itself is not stored.
 *
 * @param owner the user who uploaded it.
 * @throws 0413, 0415, 0422, 0429 with a reason users understand.
 */
export async function readWord(path: string, owner: string): Promise<WordDocument> {
  const { html, pictures } = await convert(path, owner);
  const document = parseDocument(html);
  if (isEmptyDocument(document)) throw refuseFile('empty');
  if (countCharacters(documentText(document)) > documentLimits.wordCharacters) throw refuseFile('tooLong');
  return placePictures(document, pictures);
}
