import { reportLimits } from '../limits';
import { decodeText, type Encoding } from './decode';
import { readCsv } from './read-csv';
import { type ImportRefusal, importMessages, refuse } from './refusal';
import type { ImportRows } from './rows';

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** Whether a file is a ZIP archive; XLSX files are too. */
export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 3, 4);
const isOldExcel = (bytes: Uint8Array): boolean => startsWith(bytes, 0xd0, 0xcf, 0x11);

/** Whether a file in a YouTube Studio archive is the table of videos, judging by its name; the others belong to its chart. */
export const isVideoTable = (fileName: string): boolean => /^(表格資料|table data)/i.test(fileName);

export interface CsvFile extends ImportRows {
  readonly encoding: Encoding;
}

/**
 * Parses the bytes of a CSV file, or returns why they cannot be imported.
 *
 * @example readCsvFile(new Uint8Array(await file.arrayBuffer()))
 */
export function readCsvFile(bytes: Uint8Array): CsvFile | ImportRefusal {
  if (bytes.length > reportLimits.importBytes) return refuse(importMessages.tooLarge);
  if (isOldExcel(bytes)) return refuse(importMessages.oldExcel);
  if (isZip(bytes)) return refuse(importMessages.archive);
  const decoded = decodeText(bytes);
  // No text contains this character; binary files such as pictures do.
  if (decoded ? decoded.text.includes('\0') : bytes.includes(0)) return refuse(importMessages.notText);
  if (!decoded) return refuse(importMessages.encoding);
  const csv = readCsv(decoded.text);
  return 'brokenQuote' in csv ? refuse(importMessages.quote, csv.brokenQuote) : { ...csv, encoding: decoded.encoding };
}
