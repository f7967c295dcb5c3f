/** A non-empty row, and the line of the file it starts on, from 1. */
export interface ImportRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a CSV file or a spreadsheet. */
export interface ImportRows {
  readonly rows: readonly ImportRow[];
  /** Whether percentages may be stored as fractions, 0.5 for 50%. @default false */
  readonly hasFractions?: boolean;
}
