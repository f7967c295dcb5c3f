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
import { type ImportRefusal, importMessages, refuse } from './refusal';
import type { ImportRow, ImportRows } from './rows';

/** A column of the file, and the figure it fills; `null` if it is not used. */
export interface ImportedColumn {
  readonly header: string;
  readonly figure: FigureName | null;
}

/** A cell that could not be imported. */
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
  /** Only columns with metrics; those that identify the post or day of a row end up in `posts` and `curve_perday`. */
  readonly columns: readonly ImportedColumn[];
  /** In file order, each post once. */
  readonly posts: readonly ImportedPost[];
  /** Views by day, of a file with one row per day. */
  readonly curve_perday: readonly DayValue[];
  readonly problems: readonly ImportProblem[];
}

export interface ImportOptions {
  readonly type: ReportType;
  /** Figures the user has chosen for columns, by header; `null` skips a column. @default by the column's name */
  readonly mapping?: Readonly<Record<string, FigureName | null>>;
}

/** A column with everything known about it. */
interface Column extends ImportedColumn {
  readonly index: number;
  readonly label: Label | undefined;
  readonly isViews: boolean;
}

interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly ImportRow[];
}

/** Maximum number of lines before the header, which some tools write. */
const mostPreamble = 10;

const isKnown = (header: string): boolean =>
  metricsByHeader.has(headerKey(header)) || labelsByHeader.has(headerKey(header));

/** The row with the most known headers, at least two. */
function headerIndex(rows: readonly ImportRow[]): number {
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
    // If two columns have the same figure, the first one counts.
    const figure = chosen && allowed.includes(chosen) && !taken.has(chosen) ? chosen : null;
    if (figure) taken.add(figure);
    return { index, header, figure, label: labelsByHeader.get(headerKey(header)), isViews: metric === 'views' };
  });
}

const textAt = ({ cells }: ImportRow, { columns }: Table, label: Label): string => {
  const column = columns.find((one) => one.label === label);
  return column ? (cells[column.index] ?? '') : '';
};

type AddProblem = (problem: ImportProblem) => void;

/** The figures of a row. Unreadable cells are left out and reported. */
function figuresOf(row: ImportRow, { columns }: Table, addProblem: AddProblem): Figures {
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

/** Figures that cannot be summed over the rows of one post: the same person would be counted several times. */
const notAdditive = new Set<FigureName>(['post_reach', 'unique_views', 'subscribers', 'peak_viewers']);

/** Merges the rows of one post: some exports have a row per day. */
function mergeRows(rows: readonly Figures[], skip: (figure: FigureName) => void): Figures {
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

/** A spreadsheet stores 31.2% as 0.312, unless the column is declared to be in percent. */
function withPercentages(table: Table): Table {
  const stored = table.columns.filter(({ index, header, figure }) => {
    if (!figure || figureOf(figure).kind !== 'rate' || /[%％]/.test(header)) return false;
    return table.rows.every(
      ({ cells }) => !/[%％]/.test(cells[index] ?? '') && (parseAmount(cells[index] ?? '') ?? 0) <= 1,
    );
  });
  const indices = new Set(stored.map(({ index }) => index));
  const toPercent = (cell: string) => {
    const share = parseAmount(cell);
    return typeof share === 'number' ? String(Math.round(share * 1e6) / 1e4) : cell;
  };
  const rows = table.rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, index) => (indices.has(index) ? toPercent(cell) : cell)),
  }));
  return indices.size > 0 ? { ...table, rows } : table;
}

function postsOf(table: Table, addProblem: AddProblem): ImportedPost[] {
  const posts = new Map<string, { readonly post: Omit<ImportedPost, 'figures'>; readonly rows: Figures[] }>();
  for (const row of table.rows) {
    const at = (label: Label) => textAt(row, table, label);
    const [id, link, title] = [at('id'), at('link'), at('title')];
    if (isTotal(id) || (id === '' && link === '' && title === '')) continue;
    const figures = figuresOf(row, table, addProblem);
    const key = id || link || `${row.line}`;
    const known = posts.get(key);
    if (!known && posts.size === reportLimits.importPosts) {
      addProblem({ line: row.line, header: '', message: importMessages.tooManyPosts });
      break;
    }
    const post = { line: row.line, id, title, link, published: parseDay(at('published')) };
    if (known) known.rows.push(figures);
    else posts.set(key, { post, rows: [figures] });
  }
  return [...posts.values()].map(({ post, rows }) => ({
    ...post,
    figures: mergeRows(rows, (figure) => {
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

/** Whether any of these rows is a recognised header. */
export const hasKnownHeader = (rows: readonly ImportRow[]): boolean => headerIndex(rows) >= 0;

function tableOf({ rows, hasFractions = false }: ImportRows, options: ImportOptions): Table | ImportRefusal {
  const [first] = rows;
  if (!first) return refuse(importMessages.empty);
  const index = headerIndex(rows);
  const header = rows[index];
  if (!header) return refuse(importMessages.unknown, first.line);
  const table = { columns: columnsOf(header.cells, options), rows: rows.slice(index + 1) };
  return hasFractions ? withPercentages(table) : table;
}

/**
 * Interprets the rows of a file exported by YouTube Studio, Meta Business Suite or TikTok Studio. It fills in nothing: the
 * caller shows what was recognised and what was not, and the creator decides.
 *
 * @example importReport(rows, { type: 'video' })
 */
export function importReport(rows: ImportRows, options: ImportOptions): ImportedFile | ImportRefusal {
  const table = tableOf(rows, options);
  if ('refusal' in table) return table;
  const problems: ImportProblem[] = [];
  const addProblem = (problem: ImportProblem) => {
    if (problems.length < reportLimits.importProblems) problems.push(problem);
  };
  const { columns } = table;
  const isByPost = columns.some(({ label }) => label === 'id' || label === 'link' || label === 'title');
  return {
    source: sourceOf(columns.map(({ header }) => header)),
    columns: columns
      .filter(({ label, figure }) => label === undefined || figure !== null)
      .map(({ header, figure }) => ({ header, figure: isByPost ? figure : null })),
    posts: isByPost ? postsOf(table, addProblem) : [],
    curve_perday: isByPost ? [] : curveOf(table, addProblem),
    problems,
  };
}

/** The post a published link leads to; `null` if the file does not contain it. */
export function postOfLink(posts: readonly ImportedPost[], link: string): ImportedPost | null {
  const path = (value: string) => value.replace(/^https?:\/\/(www\.|m\.)?|[/?#]+$/gi, '').toLowerCase();
  const wanted = path(link);
  return (
    posts.find((post) => post.link !== '' && path(post.link) === wanted) ??
    posts.find(({ id }) => id.length >= 6 && link.split(/[/?&=#]/).includes(id)) ??
    null
  );
}
