import { readFile } from 'node:fs/promises';
import { serveChildProcess } from '../child-process/serve-child-process.ts';
import type { ExportedDocument } from './exported-document.ts';
import type { FigureSheet } from './figure-sheet.ts';
import type { DocumentPicture } from './picture-bytes.ts';
import type { StatementSheet } from './statement-sheet.ts';

interface WithPictures {
  /** Path of each picture's file, by its URL in the document. */
  readonly pictures: readonly (readonly [address: string, path: string])[];
}

/** A text document to be written as a file. */
export interface TextPaper extends WithPictures, Omit<ExportedDocument, 'pictures'> {
  readonly format: 'docx' | 'pdf';
}

/** A sheet of figures to be written as a PDF. */
export interface SheetPaper extends WithPictures {
  readonly format: 'sheet';
  readonly sheet: FigureSheet;
}

/** A 勞務報酬單 to be written as a PDF. */
interface StatementPaper extends WithPictures {
  readonly format: 'statement';
  readonly statement: StatementSheet;
}

/** The child's input. */
export type Paper = TextPaper | SheetPaper | StatementPaper;

/** Sequential, since each picture is decoded in memory. */
async function readPictures(paths: WithPictures['pictures']): Promise<Map<string, DocumentPicture>> {
  const pictures = new Map<string, DocumentPicture>();
  if (paths.length === 0) return pictures;
  const { readDocumentPicture } = await import('./picture-bytes.ts');
  for (const [address, path] of paths) {
    const picture = await readDocumentPicture(await readFile(path));
    if (picture) pictures.set(address, picture);
  }
  return pictures;
}

serveChildProcess(async ({ pictures: paths, ...paper }: Paper): Promise<Uint8Array> => {
  const pictures = await readPictures(paths);
  if (paper.format === 'sheet') return (await import('./write-sheet.ts')).writeSheet(paper.sheet, pictures);
  if (paper.format === 'statement') return (await import('./write-statement.ts')).writeStatement(paper.statement);
  if (paper.format === 'docx') return (await import('./write-word.ts')).writeWord({ ...paper, pictures });
  return (await import('./write-pdf.ts')).writePdf({ ...paper, pictures });
});
