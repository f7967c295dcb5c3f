import { reportLimits } from '@paidang/contract/limits';
import {
  type ImportRefusal,
  type ImportRows,
  importMessages,
  isVideoTable,
  isZip,
  readCsvFile,
  refuse,
} from '@paidang/contract/report-import';
import { unzip, type ZipEntry, zipEntries } from './zip';

/** A readable file: one table, or an archive with several. */
export interface OpenedFile {
  /** Names of the CSV files in an archive, the most likely first; `['']` for any other file. */
  readonly parts: readonly string[];
  read: (part: string) => Promise<ImportRows | ImportRefusal>;
}

const one = (rows: ImportRows | ImportRefusal): OpenedFile => ({ parts: [''], read: async () => rows });
const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** macOS adds hidden files to archives. */
const isCsv = ({ name }: ZipEntry): boolean => /\.csv$/i.test(name) && !name.startsWith('__MACOSX/');

function openArchive(entries: readonly ZipEntry[]): OpenedFile | ImportRefusal {
  const tables = entries
    .filter(isCsv)
    .sort((a, b) => Number(isVideoTable(fileName(b.name))) - Number(isVideoTable(fileName(a.name))));
  if (tables.length === 0) return refuse(importMessages.noCsv);
  const byName = new Map(tables.map((entry) => [fileName(entry.name), entry]));
  return {
    parts: [...byName.keys()],
    read: async (part) => {
      const entry = byName.get(part);
      const bytes = entry ? await unzip(entry) : null;
      return bytes ? readCsvFile(bytes) : refuse(importMessages.brokenArchive);
    },
  };
}

/** Opens an export of an analytics tool: CSV, XLSX, or the ZIP archive YouTube Studio packs its CSV files into. */
export async function openFile(file: Blob): Promise<OpenedFile | ImportRefusal> {
  if (file.size > reportLimits.importBytes) return refuse(importMessages.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isZip(bytes)) return one(readCsvFile(bytes));
  const entries = zipEntries(bytes);
  if (!entries) return refuse(importMessages.brokenArchive);
  const inside = entries.reduce((sum, { size }) => sum + size, 0);
  if (inside > reportLimits.importBytesInside) return refuse(importMessages.tooLargeInside);
  if (!entries.some(({ name }) => name === '[Content_Types].xml')) return openArchive(entries);
  const { readXlsx } = await import('./read-xlsx');
  return one(await readXlsx(bytes, entries));
}
