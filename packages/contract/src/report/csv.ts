/** Characters that make spreadsheets evaluate a cell as a formula when they come first. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const isNumber = /^-?\d+(\.\d+)?$/;

/**
 * Formats a cell of a CSV file. A text that a spreadsheet would evaluate as a formula is prefixed with an apostrophe.
 *
 * @example csvCell('=cmd|…') // "'=cmd|…"
 */
export function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = formula.test(text) && !isNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Builds a CSV file for Excel: with a byte order mark, without which Chinese would be garbled. */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
