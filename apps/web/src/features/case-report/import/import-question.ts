import type { ImportedFile, ImportOptions, ImportRefusal } from '@paidang/contract/report-import';

/** What the page asks the worker that reads a file. */
export interface ImportQuestion {
  readonly file: File;
  /** A file of an archive, `null` for the likeliest. */
  readonly part: string | null;
  readonly options: ImportOptions;
}

export interface ReadFile {
  /** Files of the archive, `['']` when it is none. */
  readonly parts: readonly string[];
  readonly part: string;
  readonly found: ImportedFile | ImportRefusal;
}

export type ImportAnswer = ReadFile | ImportRefusal;
