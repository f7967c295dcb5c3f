import type { ImportedFile, ImportOptions, ImportRefusal } from '@paidang/contract/report-import';

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
