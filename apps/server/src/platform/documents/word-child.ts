import { ChildRefusal, serveChildProcess } from '../child-process/serve-child-process.ts';
import type { DocumentPicture } from './picture-bytes.ts';
import { unpackWord, type WordLimits } from './unpack-word.ts';

/** The child's input. */
export interface WordFile {
  readonly path: string;
  readonly limits: WordLimits & {
    readonly wordPictures: number;
    readonly wordPictureBytes: number;
    readonly wordHtmlLength: number;
    readonly elements: number;
  };
}

/** A Word file as unsanitised HTML. */
export interface WordHtml {
  readonly html: string;
  /** By their index in the document; `null` for formats that browsers cannot show. */
  readonly pictures: readonly (DocumentPicture | null)[];
}

const styleMap = [
  'u => u',
  "highlight[color='yellow'] => mark.pd-mark-yellow",
  "highlight[color='magenta'] => mark.pd-mark-pink",
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
];

function refuseLong(html: string, { wordHtmlLength, elements }: WordFile['limits']): void {
  if (html.length > wordHtmlLength) throw new ChildRefusal('tooLong');
  if ((html.match(/<\w/g)?.length ?? 0) > elements) throw new ChildRefusal('tooComplex');
}

/** Sequential, since each picture is decoded in memory. */
async function readPictures(found: readonly Uint8Array[], most: number): Promise<WordHtml['pictures']> {
  if (found.length === 0) return [];
  const { readDocumentPicture } = await import('./picture-bytes.ts');
  const pictures: (DocumentPicture | null)[] = [];
  let bytes = 0;
  for (const picture of found) {
    const read = await readDocumentPicture(picture);
    bytes += read?.bytes.length ?? 0;
    if (bytes > most) throw new ChildRefusal('unpacksTooLarge');
    pictures.push(read);
  }
  return pictures;
}

async function readWord({ path, limits }: WordFile): Promise<WordHtml> {
  const buffer = Buffer.from(await unpackWord(path, limits));
  // Imported lazily, since it takes most of the start-up time and most refusals happen before.
  const { default: mammoth } = await import('mammoth');
  const found: Uint8Array[] = [];
  const keepPicture = mammoth.images.imgElement(async (image) => {
    if (found.length >= limits.wordPictures) throw new ChildRefusal('tooManyPictures');
    found.push(new Uint8Array(await image.readAsBuffer()));
    return { src: `/word-picture/${found.length - 1}` };
  });
  const options = { styleMap, convertImage: keepPicture, includeEmbeddedStyleMap: false, externalFileAccess: false };
  const { value: html } = await mammoth.convertToHtml({ buffer }, options).catch((error: unknown) => {
    throw error instanceof ChildRefusal ? error : new ChildRefusal('broken');
  });
  refuseLong(html, limits);
  return { html, pictures: await readPictures(found, limits.wordPictureBytes) };
}

serveChildProcess(readWord);
