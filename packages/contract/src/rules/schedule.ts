import { limits } from '../limits';
import { messages } from './messages';
import { workingDaysBetween } from './working-days';

/** The dates of a schedule, grouped by part of the work and in order within each part. */
export const scheduleParts = {
  outline: ['except_date', 'except_deadline'],
  draft: ['except_date', 'except_deadline'],
  video: ['shoot_date', 'except_a_copy_date', 'review_a_copy_date', 'except_b_copy_date', 'review_b_copy_date'],
  copywriting: ['except_date', 'except_deadline'],
  works_upload: ['except_date'],
} as const;

export type SchedulePart = keyof typeof scheduleParts;

/** One date of a schedule, such as `video.shoot_date`. */
export type ScheduleColumn = {
  [Part in SchedulePart]: `${Part}.${(typeof scheduleParts)[Part][number]}`;
}[SchedulePart];

/** The dates of a task, `YYYY-MM-DD`; a part is `null` if the task lacks that step. */
export type ScheduleDates = {
  [Part in SchedulePart]: Record<(typeof scheduleParts)[Part][number], string | null> | null;
};

/** A value for some of the dates. */
export type OfColumns<Value> = Partial<Record<ScheduleColumn, Value>>;

const partNames = Object.keys(scheduleParts) as SchedulePart[];

/** All possible dates, in the order of the work. */
export const scheduleColumns: readonly ScheduleColumn[] = partNames.flatMap((part) =>
  scheduleParts[part].map((name) => `${part}.${name}` as ScheduleColumn),
);

export const columnTitles: Record<ScheduleColumn, string> = {
  'outline.except_date': '大綱交付日',
  'outline.except_deadline': '大綱定稿期限',
  'draft.except_date': '腳本交付日',
  'draft.except_deadline': '腳本定稿期限',
  'video.shoot_date': '拍攝日',
  'video.except_a_copy_date': 'A\u00a0copy交付日',
  'video.review_a_copy_date': 'A\u00a0copy回覆日',
  'video.except_b_copy_date': 'B\u00a0copy交付日',
  'video.review_b_copy_date': 'B\u00a0copy回覆日',
  'copywriting.except_date': '文案交付日',
  'copywriting.except_deadline': '文案定稿期限',
  'works_upload.except_date': '作品上線日',
};

/** The party responsible for a date: the vendor's dates are responses. */
export const columnOwner = (column: ScheduleColumn): 'vendor' | 'creator' =>
  /\.(review_|except_deadline)/.test(column) ? 'vendor' : 'creator';

const split = (column: ScheduleColumn) => column.split('.') as [SchedulePart, string];

export function dateAt(dates: ScheduleDates, column: ScheduleColumn): string | null {
  const [part, name] = split(column);
  const own: Partial<Record<string, string | null>> | null = dates[part];
  return own?.[name] ?? null;
}

/** Returns the dates with one of them replaced. */
export function withDate(dates: ScheduleDates, column: ScheduleColumn, day: string | null): ScheduleDates {
  const [part, name] = split(column);
  return dates[part] ? { ...dates, [part]: { ...dates[part], [name]: day } } : dates;
}

/** The dates present in a schedule, in the order of the work. */
export const columnsOf = (dates: ScheduleDates): ScheduleColumn[] =>
  scheduleColumns.filter((column) => dates[split(column)[0]] !== null);

/** A blank schedule of these parts. */
export function emptySchedule(parts: readonly SchedulePart[]): ScheduleDates {
  const blank = partNames.map((part) => [
    part,
    parts.includes(part) ? Object.fromEntries(scheduleParts[part].map((name) => [name, null])) : null,
  ]);
  return Object.fromEntries(blank) as ScheduleDates;
}

/** Adapts dates to a task with these parts; dates that are not known yet are `null`. */
export const fitSchedule = (dates: ScheduleDates, parts: readonly SchedulePart[]): ScheduleDates =>
  scheduleColumns.reduce((fitted, column) => withDate(fitted, column, dateAt(dates, column)), emptySchedule(parts));

export interface DateChange {
  column: ScheduleColumn;
  from: string | null;
  to: string | null;
}

/** The differences between two schedules; `null` for no schedule. */
export const changesBetween = (before: ScheduleDates | null, after: ScheduleDates): DateChange[] =>
  scheduleColumns
    .map((column) => ({ column, from: before && dateAt(before, column), to: dateAt(after, column) }))
    .filter(({ from, to }) => from !== to);

/** Returns the dates as they were before the changes. */
export const undoChanges = (after: ScheduleDates, changes: readonly DateChange[]): ScheduleDates =>
  changes.reduce((dates, { column, from }) => withDate(dates, column, from), after);

/** Chains of dates: none may precede the one before it. */
const orderedDates: readonly (readonly ScheduleColumn[])[] = [
  ['outline.except_date', 'outline.except_deadline'],
  ['draft.except_date', 'draft.except_deadline'],
  ['copywriting.except_date', 'copywriting.except_deadline'],
  [
    'video.shoot_date',
    'video.except_a_copy_date',
    'video.review_a_copy_date',
    'video.except_b_copy_date',
    'video.review_b_copy_date',
    'works_upload.except_date',
  ],
];

/** The date directly before this one in its chain, among those present: this one may not precede it. */
export function dateBefore(dates: ScheduleDates, column: ScheduleColumn): ScheduleColumn | null {
  const chain = orderedDates.find((one) => one.includes(column)) ?? [];
  return chain.slice(0, chain.indexOf(column)).findLast((earlier) => dateAt(dates, earlier) !== null) ?? null;
}

const shortDay = (day: string): string => day.slice(5).replace('-', '/');

export const scheduleMessages = {
  tooEarly: (title: string, day: string) => `不能早於${title}（${shortDay(day)}）`,
  past: '不能早於今天',
  done: '這一天的事已經完成，不能再調整',
  unchanged: '日期都和現在一樣，請調整後再送出',
  notFree: `免費調整一次只能移動一個日期，最多${limits.schedule.freeMoveDays}個工作天`,
  shifted: (days: number) => `後續日期（順延${days}個工作天）`,
} as const;

export interface ScheduleFacts {
  today: string;
  /** The dates in force; `null` before the first agreement. */
  agreed: ScheduleDates | null;
  /** The day each date was fulfilled. */
  done: OfColumns<string>;
}

function errorAt(dates: ScheduleDates, column: ScheduleColumn, { today, agreed, done }: ScheduleFacts): string | null {
  const day = dateAt(dates, column);
  const isChanged = agreed === null || dateAt(agreed, column) !== day;
  if (done[column]) return isChanged && agreed !== null ? scheduleMessages.done : null;
  if (day === null) return messages.fillThisField;
  const earlier = dateBefore(dates, column);
  const floor = earlier && dateAt(dates, earlier);
  if (earlier && floor && day < floor) return scheduleMessages.tooEarly(columnTitles[earlier], floor);
  return isChanged && day < today ? scheduleMessages.past : null;
}

/** Errors by date; `{}` if there are none. */
export function checkSchedule(dates: ScheduleDates, facts: ScheduleFacts): OfColumns<string> {
  const errors: OfColumns<string> = {};
  for (const column of columnsOf(dates)) {
    const error = errorAt(dates, column, facts);
    if (error) errors[column] = error;
  }
  return errors;
}

/** Checks the order of the dates present; missing dates are only reported on sending. */
export function checkOrder(dates: ScheduleDates, facts: ScheduleFacts): OfColumns<string> {
  const errors = Object.entries(checkSchedule(dates, facts)).filter(([, error]) => error !== messages.fillThisField);
  return Object.fromEntries(errors);
}

/** Whether a change needs no consent: it moves one date by a few working days, and a free change is left. */
export function mayMoveFreely(agreed: ScheduleDates, after: ScheduleDates, freeLeft: number): boolean {
  const [change, ...more] = changesBetween(agreed, after);
  if (!change?.from || !change.to || more.length > 0 || freeLeft < 1) return false;
  return workingDaysBetween(change.from, change.to) <= limits.schedule.freeMoveDays;
}

/**
 * The names of the changed dates, as a notification lists them.
 *
 * @example changedNames([{ column: 'video.shoot_date', from, to }]) // '拍攝日'
 */
export function changedNames(changes: readonly DateChange[]): string {
  const names = changes.slice(0, 2).map(({ column }) => columnTitles[column]);
  return changes.length > 2 ? `${names.join('、')}等${changes.length}個日期` : names.join('、');
}
