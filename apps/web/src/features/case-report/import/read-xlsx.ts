import {
  hasKnownHeader,
  type ImportRefusal,
  type ImportRow,
  type ImportRows,
  importMessages,
  refuse,
} from '@paidang/contract/report-import';
import readXlsxFile, { type Row } from 'read-excel-file/universal';
import { unzip, type ZipEntry } from './zip';

/** The library's types declare `typeof Date` where they mean `Date`. */
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

/** The most cells that 20 MB of CSV can hold. */
const mostCells = 10_000_000;
/** `B` is 2, `AA` is 27. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** Number of cells from the first to the last of a sheet, including those missing from the file: the library creates them all. */
function cellsOf(sheet: string): number {
  let [rows, columns] = [0, 1];
  for (const [, letters = '', row] of sheet.matchAll(/\br=["']([A-Z]*)(\d+)["']/g)) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnNumber(letters));
  }
  return rows * columns;
}

async function isTooLarge(entries: readonly ZipEntry[]): Promise<boolean> {
  let cells = 0;
  for (const entry of entries.filter(({ name }) => name.endsWith('.xml'))) {
    const bytes = await unzip(entry);
    cells += bytes ? cellsOf(new TextDecoder().decode(bytes)) : 0;
  }
  return cells > mostCells;
}

/** Reads the first sheet with a recognised header, or else the first. The unpacked size of its parts was checked before. */
export async function readXlsx(
  bytes: Uint8Array<ArrayBuffer>,
  entries: readonly ZipEntry[],
): Promise<ImportRows | ImportRefusal> {
  if (await isTooLarge(entries)) return refuse(importMessages.tooLargeInside);
  try {
    const sheets = (await readXlsxFile(bytes.buffer)).map(({ data }) => rowsOf(data));
    return { rows: sheets.find(hasKnownHeader) ?? sheets[0] ?? [], hasFractions: true };
  } catch (error) {
    const [, row] = /\brow (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
    return refuse(importMessages.brokenExcel, row ? Number(row) : null);
  }
}
