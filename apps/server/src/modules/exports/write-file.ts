import type { ExportFormat } from '@paidang/contract/calls';
import filenamify from 'filenamify';
import { type Paper, writeDocument } from '../../platform/documents';

const longestName = 100;

const mediaTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const satisfies Record<ExportFormat, string>;

export interface ExportedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/**
 * Writes a document as a file.
 *
 * @param owner the user who exports it, for the limits of the queue
 */
export async function writeFile(name: string, paper: Paper, owner: string): Promise<ExportedFile> {
  const bytes = await writeDocument(paper, owner);
  // The name contains a project's name; characters that file systems refuse become spaces.
  const safe = filenamify(name, { replacement: ' ', maxLength: longestName });
  return { name: `${safe}.${paper.format}`, mediaType: mediaTypes[paper.format], bytes };
}
