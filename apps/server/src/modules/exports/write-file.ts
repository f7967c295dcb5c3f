import type { ExportFormat } from '@paidang/contract/calls';
import filenamify from 'filenamify';
import { type ExportedDocument, writePdf, writeWord } from '../../platform/documents';

const longestName = 100;

const day = new Intl.DateTimeFormat('zh-TW', { dateStyle: 'long', timeZone: 'Asia/Taipei' });

/** A day as documents say it: 2026年11月22日. */
export const dayOf = (instant: Date): string => day.format(instant);

const formats = {
  docx: { mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', write: writeWord },
  pdf: { mediaType: 'application/pdf', write: writePdf },
} as const satisfies Record<
  ExportFormat,
  { mediaType: string; write: (document: ExportedDocument) => Promise<Buffer> }
>;

export interface ExportedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** A document as a file that is named after it. */
export async function writeFile(name: string, document: ExportedDocument, format: ExportFormat): Promise<ExportedFile> {
  const { mediaType, write } = formats[format];
  const bytes = await write(document);
  // Projects are named by people; what no file system takes becomes a space.
  return { name: `${filenamify(name, { replacement: ' ', maxLength: longestName })}.${format}`, mediaType, bytes };
}
