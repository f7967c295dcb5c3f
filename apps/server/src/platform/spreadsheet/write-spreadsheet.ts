import type { SpreadsheetFormat } from '@paidang/contract/calls';
import { csvText } from '@paidang/contract/report';
import writeExcelFile, { type Cell } from 'write-excel-file/node';

/** Kinds of columns: `rate` is a percentage, `money` New Taiwan dollars, `day` a calendar day `YYYY-MM-DD`. */
type CellKind = 'text' | 'count' | 'rate' | 'money' | 'day';
/** `null` means unknown and leaves the cell empty, which is not 0. */
type CellValue = string | number | null;

interface Column {
  readonly title: string;
  readonly kind: CellKind;
}

/** A sheet of a spreadsheet. */
export interface Sheet {
  /** At most 31 characters, none of `[]:*?/\`. */
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly CellValue[])[];
}

/** Excel's number formats; `@` keeps a cell a text while it is edited, whatever it begins with. */
const formats: Record<CellKind, string> = {
  text: '@',
  count: '#,##0',
  rate: '0.00"%"',
  money: '"NT$"#,##0.00',
  day: 'yyyy/mm/dd',
};
/** In Latin characters. */
const widths: Record<CellKind, number> = { text: 28, count: 14, rate: 12, money: 16, day: 14 };

function cell(value: CellValue, kind: CellKind): Cell {
  if (value === null) return null;
  const format = formats[kind];
  // Columns may mix texts and numbers; numbers stay numbers.
  if (typeof value === 'number') return { value, type: Number, format: kind === 'text' ? 'General' : format };
  if (kind === 'day') return { value: new Date(`${value}T00:00:00Z`), type: Date, format };
  return { value, type: String, format: formats.text };
}

const excelSheet = ({ name, columns, rows }: Sheet) => ({
  sheet: name,
  stickyRowsCount: 1,
  columns: columns.map(({ kind }) => ({ width: widths[kind] })),
  data: [
    columns.map(({ title }): Cell => ({ value: title, type: String, fontWeight: 'bold' })),
    ...rows.map((row) => row.map((value, index) => cell(value, columns[index]?.kind ?? 'text'))),
  ],
});

/** A CSV file has only one table, so several are written below each other, each under its name. */
const csvRows = ({ name, columns, rows }: Sheet, isOnly: boolean): CellValue[][] => [
  ...(isOnly ? [] : [[name]]),
  columns.map(({ title }) => title),
  ...rows.map((row) => [...row]),
];

/** Writes sheets as a file for spreadsheet programs. Texts are never evaluated as formulas. */
export async function writeSpreadsheet(sheets: readonly Sheet[], format: SpreadsheetFormat): Promise<Buffer> {
  if (format === 'xlsx') return writeExcelFile(sheets.map(excelSheet)).toBuffer();
  const tables = sheets.map((sheet) => csvRows(sheet, sheets.length === 1));
  return Buffer.from(csvText(tables.flatMap((table, index) => (index === 0 ? table : [[], ...table]))));
}
