import {
  type ImportedFile,
  type ImportOptions,
  type ImportRefusal,
  type ImportRows,
  importMessages,
  importReport,
  refuse,
} from '@paidang/contract/report-import';
import { type OpenedFile, openFile } from './open-file';

/** Message from the page to the worker that reads a file. */
export interface ImportQuestion {
  readonly file: File;
  /** Name of a file in the archive; `null` picks the most likely one. */
  readonly part: string | null;
  readonly options: ImportOptions;
}

export interface ReadFile {
  /** Files in the archive; `['']` for any other file. */
  readonly parts: readonly string[];
  readonly part: string;
  readonly found: ImportedFile | ImportRefusal;
}

export type ImportAnswer = ReadFile | ImportRefusal;

let opened: Promise<OpenedFile | ImportRefusal> | undefined;
/** Last table read, so that mapping another column does not read 20 MB again. */
let last: { readonly part: string; readonly rows: ImportRows | ImportRefusal } | undefined;

async function answer({ file, part: wanted, options }: ImportQuestion): Promise<ImportAnswer> {
  opened ??= openFile(file);
  const found = await opened;
  if ('refusal' in found) return found;
  const { parts, read } = found;
  const part = wanted ?? parts[0] ?? '';
  if (last?.part !== part) last = { part, rows: await read(part) };
  const { rows } = last;
  return { parts, part, found: 'refusal' in rows ? rows : importReport(rows, options) };
}

/** Reads one file outside the main thread: 20 MB take a moment, during which the user can go on typing. */
addEventListener('message', async ({ data }: MessageEvent<ImportQuestion>) => {
  postMessage(await answer(data).catch(() => refuse(importMessages.unreadable)));
});
