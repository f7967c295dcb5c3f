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
 * A document as a file that is named after it.
 *
 * @param owner who asks for it.
 */
export async function writeFile(name: string, paper: Paper, owner: string): Promise<ExportedFile> {
  const bytes = await writeDocument(paper, owner);
  // Projects are named by people; what no file system takes becomes a space.
  const safe = filenamify(name, { replacement: ' ', maxLength: longestName });
  return { name: `${safe}.${paper.format}`, mediaType: mediaTypes[paper.format], bytes };
}
