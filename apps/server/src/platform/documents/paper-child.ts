import { readFile } from 'node:fs/promises';
import { serveChildProcess } from '../child-process/serve-child-process.ts';
import type { ExportedDocument } from './exported-document.ts';
import type { DocumentPicture } from './picture-bytes.ts';

/** The child's input. */
export interface Paper extends Omit<ExportedDocument, 'pictures'> {
  readonly format: 'docx' | 'pdf';
  /** Where each picture lies on the disk, by its address in the document. */
  readonly pictures: readonly (readonly [address: string, path: string])[];
}

const writers = {
  docx: async () => (await import('./write-word.ts')).writeWord,
  pdf: async () => (await import('./write-pdf.ts')).writePdf,
} as const;

/** One after the other, since each is decoded in memory. */
async function readPictures(paths: Paper['pictures']): Promise<Map<string, DocumentPicture>> {
  const pictures = new Map<string, DocumentPicture>();
  if (paths.length === 0) return pictures;
  const { readDocumentPicture } = await import('./picture-bytes.ts');
  for (const [address, path] of paths) {
    const picture = await readDocumentPicture(await readFile(path));
    if (picture) pictures.set(address, picture);
  }
  return pictures;
}

serveChildProcess(async ({ format, pictures, ...words }: Paper): Promise<Uint8Array> => {
  const write = await writers[format]();
  return write({ ...words, pictures: await readPictures(pictures) });
});
