import { limits } from '../limits';
import { dateAt, type ScheduleColumn, type ScheduleDates, type SchedulePart } from './schedule';
import { addDays } from './working-days';

/** What a date depends on at a step. */
export interface DatedStep {
  function: string;
  ball: 'vendor' | 'creator' | null;
  /** Number of the last version sent, 0 before the first. */
  version: number;
}

/** The part of a schedule a step belongs to; other steps have no dates of their own. */
export const schedulePartOf: Readonly<Partial<Record<string, SchedulePart>>> = {
  '030': 'outline',
  '040': 'draft',
  '041': 'draft',
  '050': 'video',
  '060': 'copywriting',
  '061': 'copywriting',
  '070': 'works_upload',
};

function videoColumn({ ball, version }: DatedStep): ScheduleColumn {
  if (version === 0) return 'video.except_a_copy_date';
  if (ball === 'creator') return 'video.except_b_copy_date';
  return version === 1 && ball === 'vendor' ? 'video.review_a_copy_date' : 'video.review_b_copy_date';
}

/** The date a step has to keep next; of a step that is done, its last. `null` for steps without dates. */
export function dueColumn(step: DatedStep): ScheduleColumn | null {
  const part = schedulePartOf[step.function];
  if (part === undefined) return null;
  if (part === 'video') return videoColumn(step);
  if (part === 'works_upload') return 'works_upload.except_date';
  return step.version === 0 && step.ball !== 'vendor' ? `${part}.except_date` : `${part}.except_deadline`;
}

/**
 * What is to be done by a step's date: only an answer is 回覆.
 *
 * @example `${day}前${dueVerb(step)}` // '12/05（六）前交付'
 */
export function dueVerb(step: DatedStep): string {
  const column = dueColumn(step) ?? '';
  if (column.startsWith('works_upload.')) return step.ball === 'vendor' ? '回覆' : '上線';
  if (column === 'video.shoot_date') return '拍攝';
  return step.ball === 'vendor' && step.function !== '080' ? '回覆' : '交付';
}

/** Until when a step is to move on: the agreed date; the closing report follows the works. */
export function stepDue(dates: ScheduleDates, step: DatedStep): string | null {
  const online = dateAt(dates, 'works_upload.except_date');
  if (step.function === '080') return online && addDays(online, limits.schedule.reportDays);
  const column = dueColumn(step);
  return column && dateAt(dates, column);
}
