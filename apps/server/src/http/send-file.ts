import type { ExportFormat, RemarksFormat, SpreadsheetFormat } from '@paidang/contract/calls';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import filenamify from 'filenamify';

const longestName = 100;

const mediaTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  edl: 'text/plain; charset=utf-8',
  fcpxml: 'application/xml; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
} as const satisfies Record<ExportFormat | SpreadsheetFormat | RemarksFormat, string>;

/** A file generated for the caller. */
export interface ExportedFile {
  /** File name without extension; characters that file systems refuse are replaced. */
  readonly title: string;
  readonly format: keyof typeof mediaTypes;
  readonly bytes: Buffer;
}

/** Sends a file as a download. */
export function sendFile(reply: FastifyReply, { title, format, bytes }: ExportedFile): FastifyReply {
  // The title contains a project's name; characters that file systems refuse become spaces.
  const name = `${filenamify(title, { replacement: ' ', maxLength: longestName })}.${format}`;
  return reply.type(mediaTypes[format]).header('content-disposition', contentDisposition(name)).send(bytes);
}
