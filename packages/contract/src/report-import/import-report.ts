import { reportLimits } from '../limits';
import {
  checkFigure,
  type DayValue,
  type FigureName,
  type Figures,
  figureNames,
  figureOf,
  type ReportType,
  reportTypeDefinition,
} from '../report';
import { parseAmount, parseDay } from './amounts';
import {
  figureOfMetric,
  headerKey,
  type ImportSource,
  type Label,
  labelsByHeader,
  metricsByHeader,
  sourceOf,
} from './columns';
import { decodeText, type Encoding } from './decode';
import { type CsvRow, readCsv } from './read-csv';

export const importMessages = {
  tooLarge: '檔案太大，最多20MB',
  excel: '這是Excel檔，請在試算表中另存成CSV再匯入',
  archive: '這是壓縮檔，請先解壓縮，再匯入裡面的「表格資料.csv」',
  encoding: '無法讀取檔案的文字編碼，請另存成UTF-8的CSV',
  quote: '這一行的引號不成對，無法讀取',
  empty: '檔案裡沒有資料',
  unknown: '找不到認得的欄位，請匯入YouTube工作室、Meta Business Suite或TikTok Studio匯出的CSV',
  notNumber: '不是數字，沒有匯入',
  notDay: '看不懂日期，這一行沒有匯入',
  repeatedDay: '這一天出現兩次，這一行沒有匯入',
  tooManyDays: `每日數據最多${reportLimits.days}天，後面的沒有匯入`,
  notAdditive: '同一則貼文分成好幾行，人數與比例不能相加，沒有匯入',
} as const;

/** A file that cannot be imported, and on which line that shows. */
export interface ImportRefusal {
  readonly refusal: string;
  readonly line: number | null;
}

/** A column of the file, and the figure it fills; `null` when it is not used. */
export interface ImportedColumn {
  readonly header: string;
  readonly figure: FigureName | null;
}

/** A cell that was left out. */
export interface ImportProblem {
  readonly line: number;
  readonly header: string;
  readonly message: string;
}

/** One post of the export. */
export interface ImportedPost {
  readonly line: number;
  readonly id: string;
  readonly title: string;
  readonly link: string;
  /** `YYYY-MM-DD`. */
  readonly published: string | null;
  readonly figures: Figures;
}

export interface ImportedFile {
  readonly source: ImportSource | null;
  readonly encoding: Encoding;
  readonly columns: readonly ImportedColumn[];
  /** In the order of the file, each post once. */
  readonly posts: readonly ImportedPost[];
  /** Of a file by day. */
  readonly curve_perday: readonly DayValue[];
  readonly problems: readonly ImportProblem[];
}

export interface ImportOptions {
  readonly type: ReportType;
  /** Figures somebody chose for columns, by header; `null` leaves a column out. @default by the column's name */
  readonly mapping?: Readonly<Record<string, FigureName | null>>;
}

/** A column with all that is known of it. */
interface Column extends ImportedColumn {
  readonly index: number;
  readonly label: Label | undefined;
  readonly isViews: boolean;
}

interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly CsvRow[];
}

/** Enough to see what is wrong with a file. */
const mostProblems = 100;
/** Lines some tools write before the header. */
const mostPreamble = 10;
const refuse = (refusal: string, line: number | null = null): ImportRefusal => ({ refusal, line });

const isKnown = (header: string): boolean =>
  metricsByHeader.has(headerKey(header)) || labelsByHeader.has(headerKey(header));

/** The row with the most known headers, at least two. */
function headerIndex(rows: readonly CsvRow[]): number {
  const known = rows.slice(0, mostPreamble + 1).map(({ cells }) => cells.filter(isKnown).length);
  const most = Math.max(0, ...known);
  return most < 2 ? -1 : known.indexOf(most);
}

function columnsOf(headers: readonly string[], { type, mapping = {} }: ImportOptions): Column[] {
  const allowed = reportTypeDefinition(type).figures;
  const taken = new Set<FigureName>();
  return headers.map((header, index) => {
    const metric = metricsByHeader.get(headerKey(header));
    const chosen = Object.hasOwn(mapping, header) ? mapping[header] : metric && figureOfMetric[type][metric];
    // The first of two columns for one figure counts.
    const figure = chosen && allowed.includes(chosen) && !taken.has(chosen) ? chosen : null;
    if (figure) taken.add(figure);
    return { index, header, figure, label: labelsByHeader.get(headerKey(header)), isViews: metric === 'views' };
  });
}

const textAt = ({ cells }: CsvRow, { columns }: Table, label: Label): string => {
  const column = columns.find((one) => one.label === label);
  return column ? (cells[column.index] ?? '') : '';
};

type AddProblem = (problem: ImportProblem) => void;

/** The figures of a row. What cannot be read is left out and reported. */
function figuresOf(row: CsvRow, { columns }: Table, addProblem: AddProblem): Figures {
  const entries = columns.flatMap(({ index, header, figure }) => {
    if (!figure) return [];
    const amount = parseAmount(row.cells[index] ?? '');
    if (amount === null) return [];
    const isRate = figureOf(figure).kind === 'rate';
    const value = isRate && amount !== undefined ? Math.round(amount * 100) / 100 : amount;
    const message = value === undefined ? importMessages.notNumber : checkFigure(figure, value);
    if (!message) return [[figure, value]];
    addProblem({ line: row.line, header, message });
    return [];
  });
  return Object.fromEntries(entries);
}

/** What several rows of one post do not add up to: who saw it twice would count twice. */
const notAdditive = new Set<FigureName>(['post_reach', 'unique_views', 'subscribers', 'peak_viewers']);

/** The rows of one post together: some exports have a row for each day. */
function together(rows: readonly Figures[], skip: (figure: FigureName) => void): Figures {
  const figures: Partial<Record<FigureName, number>> = {};
  for (const name of figureNames) {
    const values = rows.map((row) => row[name]).filter((value) => typeof value === 'number');
    if (values.length === 0) continue;
    if (values.length > 1 && (notAdditive.has(name) || figureOf(name).kind === 'rate')) skip(name);
    else figures[name] = values.reduce((sum, value) => sum + value, 0);
  }
  return figures;
}

const isTotal = (id: string): boolean => /^(total|總計|合計)$/i.test(id);

function postsOf(table: Table, addProblem: AddProblem): ImportedPost[] {
  const posts = new Map<string, { readonly post: Omit<ImportedPost, 'figures'>; readonly rows: Figures[] }>();
  for (const row of table.rows) {
    const at = (label: Label) => textAt(row, table, label);
    const [id, link, title] = [at('id'), at('link'), at('title')];
    if (isTotal(id) || (id === '' && link === '' && title === '')) continue;
    const figures = figuresOf(row, table, addProblem);
    const key = id || link || `${row.line}`;
    const known = posts.get(key);
    const post = { line: row.line, id, title, link, published: parseDay(at('published')) };
    if (known) known.rows.push(figures);
    else posts.set(key, { post, rows: [figures] });
  }
  return [...posts.values()].map(({ post, rows }) => ({
    ...post,
    figures: together(rows, (figure) => {
      const header = table.columns.find((column) => column.figure === figure)?.header ?? '';
      addProblem({ line: post.line, header, message: importMessages.notAdditive });
    }),
  }));
}

/** The views by day of a file without posts. */
function curveOf({ columns, rows }: Table, addProblem: AddProblem): DayValue[] {
  const date = columns.find(({ label }) => label === 'date');
  const views = columns.find(({ isViews }) => isViews);
  if (!date || !views) return [];
  const days = new Map<string, number>();
  for (const { line, cells } of rows) {
    const written = cells[date.index] ?? '';
    if (isTotal(written)) continue;
    const day = parseDay(written);
    const value = parseAmount(cells[views.index] ?? '');
    const skip = ({ header }: Column, message: string) => addProblem({ line, header, message });
    if (!day) skip(date, importMessages.notDay);
    else if (days.has(day)) skip(date, importMessages.repeatedDay);
    else if (value === undefined || (value !== null && (value < 0 || value > reportLimits.count))) {
      skip(views, importMessages.notNumber);
    } else if (value !== null && days.size === reportLimits.days) {
      skip(date, importMessages.tooManyDays);
      break;
    } else if (value !== null) days.set(day, Math.round(value));
  }
  return [...days].map(([day, value]) => ({ date: day, value })).sort((a, b) => a.date.localeCompare(b.date));
}

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
const isOldExcel = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11;

/** Why bytes are no CSV file at all. A spreadsheet is an archive too, and names its parts `xl/…`. */
function refuseBytes(bytes: Uint8Array): ImportRefusal | null {
  if (bytes.length > reportLimits.importBytes) return refuse(importMessages.tooLarge);
  if (isOldExcel(bytes)) return refuse(importMessages.excel);
  if (!isZip(bytes)) return null;
  const names = new TextDecoder('latin1').decode(bytes.subarray(0, 4000));
  return refuse(/\[Content_Types\]|xl\//.test(names) ? importMessages.excel : importMessages.archive);
}

function readTable(text: string, options: ImportOptions): Table | ImportRefusal {
  const csv = readCsv(text);
  if ('brokenQuote' in csv) return refuse(importMessages.quote, csv.brokenQuote);
  const { rows } = csv;
  const [first] = rows;
  if (!first) return refuse(importMessages.empty);
  const index = headerIndex(rows);
  const header = rows[index];
  if (!header) return refuse(importMessages.unknown, first.line);
  return { columns: columnsOf(header.cells, options), rows: rows.slice(index + 1) };
}

/**
 * Reads a CSV file exported by YouTube Studio, Meta Business Suite or TikTok Studio. It fills in nothing: the caller shows
 * what was understood, and what was not, and the creator decides.
 *
 * @example importReport(new Uint8Array(await file.arrayBuffer()), { type: 'video' })
 */
export function importReport(bytes: Uint8Array, options: ImportOptions): ImportedFile | ImportRefusal {
  const refusal = refuseBytes(bytes);
  if (refusal) return refusal;
  const decoded = decodeText(bytes);
  if (!decoded) return refuse(importMessages.encoding);
  const table = readTable(decoded.text, options);
  if ('refusal' in table) return table;
  const problems: ImportProblem[] = [];
  const addProblem = (problem: ImportProblem) => {
    if (problems.length < mostProblems) problems.push(problem);
  };
  const { columns } = table;
  const isByPost = columns.some(({ label }) => label === 'id' || label === 'link' || label === 'title');
  return {
    source: sourceOf(columns.map(({ header }) => header)),
    encoding: decoded.encoding,
    columns: columns.map(({ header, figure }) => ({ header, figure: isByPost ? figure : null })),
    posts: isByPost ? postsOf(table, addProblem) : [],
    curve_perday: isByPost ? [] : curveOf(table, addProblem),
    problems,
  };
}

/** The post a published link leads to, `null` when the file has none. */
export function postOfLink(posts: readonly ImportedPost[], link: string): ImportedPost | null {
  const path = (value: string) => value.replace(/^https?:\/\/(www\.|m\.)?|[/?#]+$/gi, '').toLowerCase();
  const wanted = path(link);
  return (
    posts.find((post) => post.link !== '' && path(post.link) === wanted) ??
    posts.find(({ id }) => id.length >= 6 && link.split(/[/?&=#]/).includes(id)) ??
    null
  );
}
