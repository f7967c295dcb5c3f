import {
  hasKnownHeader,
  type ImportRefusal,
  type ImportRow,
  type ImportRows,
  importMessages,
  refuse,
} from '@paidang/contract/report-import';
import readXlsxFile, { type Row } from 'read-excel-file/universal';

/** The types say `typeof Date` of what is a `Date`. */
type Cell = Row[number] | Date;

/** A cell as a CSV file would contain it. */
function textOf(cell: Cell): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell).trim();
}

const rowsOf = (data: readonly Row[]): ImportRow[] =>
  data
    .map((cells, index) => ({ line: index + 1, cells: cells.map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

/** The first sheet with a header that is understood, or the first of all. What its parts unpack to was checked before. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<ImportRows | ImportRefusal> {
  try {
    const sheets = (await readXlsxFile(bytes.buffer)).map(({ data }) => rowsOf(data));
    return { rows: sheets.find(hasKnownHeader) ?? sheets[0] ?? [], hasFractions: true };
  } catch (error) {
    const [, row] = /\brow (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
    return refuse(importMessages.brokenExcel, row ? Number(row) : null);
  }
}
