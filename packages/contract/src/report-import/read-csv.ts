import type { ImportRow } from './rows';

/** `brokenQuote` is the line of a quote that is not closed, or is followed by more text in the cell. */
export type CsvResult = { readonly rows: readonly ImportRow[] } | { readonly brokenQuote: number };

const delimiters = [',', '\t', ';'] as const;
type Delimiter = (typeof delimiters)[number];

/** The most frequent delimiter in the first lines, outside of quotes. */
function delimiterOf(text: string): Delimiter {
  const start = text.slice(0, 5000).replace(/"[^"]*"/g, '');
  const count = (delimiter: Delimiter) => start.split(delimiter).length;
  return delimiters.reduce((most, one) => (count(one) > count(most) ? one : most));
}

interface Cell {
  readonly text: string;
  /** Position after the cell. */
  readonly end: number;
}

/** A quoted cell, which may contain line breaks and doubled quotes; `null` if the quote is not closed. */
function quotedCell(text: string, start: number): Cell | null {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end < 0 ? null : { text: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}

function plainCell(text: string, start: number, ends: RegExp): Cell {
  ends.lastIndex = start;
  const end = ends.exec(text)?.index ?? text.length;
  return { text: text.slice(start, end), end };
}

/**
 * Parses comma, tab or semicolon separated values as described by RFC 4180. Every cell is text, formulas included. Each
 * character is read only once, so that a large file does not block the page for long.
 */
export function readCsv(text: string): CsvResult {
  const delimiter = delimiterOf(text);
  const ends = new RegExp(`[${delimiter}\\r\\n]`, 'g');
  const rows: ImportRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let rowLine = 1;
  const endRow = () => {
    if (cells.some((cell) => cell !== '')) rows.push({ line: rowLine, cells });
    cells = [];
    rowLine = line;
  };
  for (let at = 0; at < text.length; ) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, ends);
    if (!cell) return { brokenQuote: line };
    line += text.slice(at, cell.end).match(/\r\n|\n|\r/g)?.length ?? 0;
    cells.push(cell.text.trim());
    const end = text[cell.end];
    if (end !== undefined && end !== delimiter && end !== '\r' && end !== '\n') return { brokenQuote: line };
    at = cell.end + (end === '\r' && text[cell.end + 1] === '\n' ? 2 : 1);
    if (end === delimiter) continue;
    line += 1;
    endRow();
  }
  endRow();
  return { rows };
}
