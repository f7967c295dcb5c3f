/** What spreadsheets run as a formula when it comes first in a cell. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const isNumber = /^-?\d+(\.\d+)?$/;

/**
 * A cell of a CSV file. A text that a spreadsheet would run as a formula gets an apostrophe, which makes it a text.
 *
 * @example csvCell('=cmd|…') // "'=cmd|…"
 */
export function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = formula.test(text) && !isNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file as Excel opens it: with a byte order mark, or Chinese would be garbled. */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
