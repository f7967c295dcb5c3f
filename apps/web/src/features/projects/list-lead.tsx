import { labels } from '#labels/projects';
import { type Day, longDay } from '../../shared/dates/taipei';
import { isMine, type ProjectRow } from './project-rows';

export interface ListLeadProps {
  /** What is listed below. */
  rows: readonly ProjectRow[];
  /** How many that wait for me are not: under another tab, or filtered away. */
  elsewhere: number;
  today: Day;
}

/** The first line: the date, how many of what is listed wait for me, and what is overdue. */
export function ListLead({ rows, elsewhere, today }: ListLeadProps) {
  const mine = rows.filter(isMine);
  const late = mine.filter((row) => row.due?.tone === 'late');
  const only = late.length === 1 ? late[0]?.due : null;
  return (
    <>
      {labels.today('')}
      <time dateTime={today}>{longDay(today, today)}</time>
      {mine.length === 0 ? (
        labels.nothing(elsewhere)
      ) : (
        <>
          {labels.have}
          <b className="font-strong text-ink">{labels.mine(mine.length)}</b>
          {labels.toYou}
          {late.length > 0 ? labels.comma : labels.rest(elsewhere)}
        </>
      )}
      {only ? (
        <>
          {labels.one}
          <span className="font-medium text-danger-600">{labels.oneLate(only.distance)}</span>
          {labels.rest(elsewhere)}
        </>
      ) : null}
      {late.length > 1 ? (
        <>
          <span className="font-medium text-danger-600">{labels.manyLate(late.length)}</span>
          {labels.rest(elsewhere)}
        </>
      ) : null}
    </>
  );
}
