import { labels } from '#labels/projects';
import { type Day, longDay } from '../../shared/dates/taipei';
import type { UrgencyGroup } from './group-by-urgency';

export interface TodaysWorkLeadProps {
  groups: readonly UrgencyGroup[];
  today: Day;
}

/** First line: the date, the number of tasks that wait for the reader, and how many are overdue. */
export function TodaysWorkLead({ groups, today }: TodaysWorkLeadProps) {
  const mine = groups.filter(({ urgency }) => urgency !== 'other').reduce((sum, { rows }) => sum + rows.length, 0);
  const late = groups.find(({ urgency }) => urgency === 'late')?.rows ?? [];
  const only = late.length === 1 ? late[0]?.due : null;
  return (
    <>
      {labels.today('')}
      <time dateTime={today}>{longDay(today, today)}</time>
      {mine === 0 ? (
        labels.nothing
      ) : (
        <>
          {labels.have}
          <b className="font-strong text-ink">{labels.mine(mine)}</b>
          {labels.toYou}
          {late.length > 0 ? labels.comma : null}
          {only ? labels.one : null}
          {late.length > 0 ? (
            <span className="font-medium text-danger-600">
              {only ? labels.oneLate(only.distance) : labels.manyLate(late.length)}
            </span>
          ) : null}
          {labels.stop}
        </>
      )}
    </>
  );
}
