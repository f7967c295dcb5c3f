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

/** A file made for whoever asked for it. */
export interface ExportedFile {
  /** Its name, without what file systems refuse and the ending. */
  readonly title: string;
  readonly format: keyof typeof mediaTypes;
  readonly bytes: Buffer;
}

/** Responds with a file to be saved under its name. */
export function sendFile(reply: FastifyReply, { title, format, bytes }: ExportedFile): FastifyReply {
  // The title contains a project's name; characters that file systems refuse become spaces.
  const name = `${filenamify(title, { replacement: ' ', maxLength: longestName })}.${format}`;
  return reply.type(mediaTypes[format]).header('content-disposition', contentDisposition(name)).send(bytes);
}
