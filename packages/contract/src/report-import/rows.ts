/** A row that is not empty, with the line of the file it begins on, from 1. */
export interface ImportRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a file, of CSV and of a spreadsheet alike. */
export interface ImportRows {
  readonly rows: readonly ImportRow[];
  /** Percentages may be stored as fractions, 0.5 for 50%. @default false */
  readonly hasFractions?: boolean;
}
