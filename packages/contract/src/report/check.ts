import { reportLimits } from '../limits';
import { messages } from '../rules/messages';
import type { Message } from '../rules/result';
import { ageGroups, type FigureName, type Figures, type FigureValue, figureNames, figureOf } from './figures';
import { type ReportType, reportTypeDefinition } from './types';

export const reportMessages = {
  wholeNumber: '請填寫整數',
  negative: '不能小於0',
  tooLarge: '數字太大，請確認是否多打了幾位',
  rate: '請填寫0到100，最多兩位小數',
  age: '請從選項中選擇',
  foreign: '這個平台沒有這一項',
  sexes: '女性與男性合計不能超過100%',
  sameAge: '第二多的年齡層不能和最多的相同',
  datesRepeat: '同一天只能填一次',
  firstWeek: '首週觀看次數大於總觀看次數，請再確認',
} as const;

const isWholeCents = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

function checkCount(value: number): Message {
  if (value < 0) return reportMessages.negative;
  if (value > reportLimits.count) return reportMessages.tooLarge;
  return Number.isInteger(value) ? null : reportMessages.wholeNumber;
}

/**
 * Validates one figure; the form, the schema and the import all use it.
 *
 * @example checkFigure('view_rate', 101) // '請填寫0到100，最多兩位小數'
 */
export function checkFigure(name: FigureName, value: unknown): Message {
  const { kind } = figureOf(name);
  if (kind === 'age') return ageGroups.some((group) => group === value) ? null : reportMessages.age;
  if (typeof value !== 'number' || Number.isNaN(value)) return messages.checkFormat;
  if (kind === 'count') return checkCount(value);
  return value >= 0 && value <= 100 && isWholeCents(value) ? null : reportMessages.rate;
}

/** The fields of a report that its rules validate. */
export interface ReportWords {
  readonly figures: Figures;
  readonly curve_perday: readonly { readonly date: string }[];
}

/** Whether a figure was provided: a missing one is unknown, not 0. */
export const isGiven = (value: FigureValue | null | undefined): value is FigureValue =>
  value !== null && value !== undefined;

const sum = (values: Figures, names: readonly FigureName[]): number =>
  names.reduce((total, name) => total + Number(values[name] ?? 0), 0);

function* figureProblems(values: Figures, type: ReportType): Generator<[FigureName, string]> {
  const { figures: own } = reportTypeDefinition(type);
  for (const name of figureNames) {
    const value = values[name];
    if (!isGiven(value)) continue;
    const problem = own.includes(name) ? checkFigure(name, value) : reportMessages.foreign;
    if (problem) yield [name, problem];
  }
  // Each has two decimals, so their sum is rounded as well.
  if (Math.round(sum(values, ['female_percent', 'male_percent']) * 100) > 10_000) {
    yield ['male_percent', reportMessages.sexes];
  }
  const { highest_age_group: first, second_highest_age_group: second } = values;
  if (isGiven(second) && first === second) yield ['second_highest_age_group', reportMessages.sameAge];
}

function repeatedDay(days: readonly { readonly date: string }[]): number {
  const seen = new Set<string>();
  return days.findIndex(({ date }) => seen.size === seen.add(date).size);
}

/**
 * Errors that prevent a report from being submitted, by field; `{}` if there are none. A draft may be incomplete.
 *
 * @example checkReport({ figures: {}, curve_perday: [] }, 'essay') // { 'figures.reads': '請填寫此欄位' }
 */
export function checkReport({ figures, curve_perday: curve }: ReportWords, type: ReportType): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const name of reportTypeDefinition(type).required) {
    if (!isGiven(figures[name])) problems[`figures.${name}`] = messages.fillThisField;
  }
  for (const [name, problem] of figureProblems(figures, type)) problems[`figures.${name}`] = problem;
  const repeated = repeatedDay(curve);
  if (repeated >= 0) problems[`curve_perday.${repeated}.date`] = reportMessages.datesRepeat;
  return problems;
}

/** Probable mistakes by field; they do not prevent submitting the report. */
export function reportWarnings({ figures }: Pick<ReportWords, 'figures'>): Record<string, string> {
  const { yt_first_week_mission_views: first, yt_final_total_views: total } = figures;
  return isGiven(first) && isGiven(total) && first > total
    ? { 'figures.yt_first_week_mission_views': reportMessages.firstWeek }
    : {};
}
