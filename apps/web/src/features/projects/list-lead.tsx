import { type Day, longDay } from '../../shared/dates/taipei';
import { labels } from './labels';
import type { ProjectRow } from './project-rows';

export interface ListLeadProps {
  rows: readonly ProjectRow[];
  today: Day;
}

/** The first line: the date, how many wait for me, and what is overdue. */
export function ListLead({ rows, today }: ListLeadProps) {
  const mine = rows.filter((row) => row.turn === 'you');
  const late = mine.filter((row) => row.due?.tone === 'late');
  const only = late.length === 1 ? late[0]?.due : null;
  return (
    <p className="text-ink-2">
      {labels.today('')}
      <time dateTime={today}>{longDay(today, today)}</time>
      {mine.length === 0 ? (
        labels.nothing
      ) : (
        <>
          {labels.have}
          <b className="font-strong text-ink">{labels.mine(mine.length)}</b>
          {labels.toYou}
          {late.length > 0 ? labels.comma : labels.end}
        </>
      )}
      {only ? (
        <>
          {labels.one}
          <span className="font-medium text-danger-600">{labels.oneLate(only.distance)}</span>
          {labels.end}
        </>
      ) : null}
      {late.length > 1 ? (
        <>
          <span className="font-medium text-danger-600">{labels.manyLate(late.length)}</span>
          {labels.end}
        </>
      ) : null}
    </p>
  );
}
