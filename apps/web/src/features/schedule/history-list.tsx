import type { Project, ScheduleRevision, Task } from '@paidang/contract/entities';
import { columnTitles } from '@paidang/contract/rules';
import { isVendor } from '@paidang/contract/vocabulary';
import { Avatar } from '@paidang/ui/avatar';
import { Badge } from '@paidang/ui/badge';
import { Timeline, TimelineItem } from '@paidang/ui/timeline';
import { labels } from '#labels/schedule';
import { type Day, longDay, whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { sidesOf } from '../../shared/people';

export interface HistoryListProps {
  /** Newest first. */
  revisions: readonly ScheduleRevision[];
  project: Pick<Project, 'vendor'>;
  task: Pick<Task, 'creator'>;
  today: Day;
  /** Leaves out the individual changes. @default false */
  isShort?: boolean;
}

const tones = {
  pending: 'warning',
  confirmed: 'success',
  countered: 'neutral',
  declined: 'neutral',
  recalled: 'neutral',
} as const;

/** One row per revision: author, time, outcome, and the old and new dates. */
export function HistoryList({ revisions, project, task, today, isShort = false }: HistoryListProps) {
  const now = useNow();
  const sides = sidesOf({ project, task });
  const names = { vendor: sides.left.name, creator: sides.right.name };
  return (
    <Timeline aria-label={labels.history}>
      {revisions.map((revision) => {
        const { uuid, number, kind, created_by, created_at, note, changes, outcome, delay } = revision;
        return (
          <TimelineItem
            key={uuid}
            marker={
              <Avatar
                name={created_by.name}
                src={created_by.avatar}
                size={28}
                tone={isVendor(created_by.role) ? 'vendor' : 'creator'}
                ring
                decorative
              />
            }
          >
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <b className="font-medium">{created_by.name}</b>
              <span>{labels.kinds[kind]}</span>
              {isShort ? null : <span className="text-13 text-ink-3">{labels.number(number)}</span>}
              <Badge tone={tones[outcome]}>{labels.outcomes[outcome]}</Badge>
              <time dateTime={created_at} className="text-12 text-ink-3">
                {whenOf(new Date(created_at), now)}
              </time>
            </p>
            {delay ? (
              <p className="text-13 text-ink-2">
                {labels.lost(names[delay.late], columnTitles[delay.column], delay.days)}
              </p>
            ) : null}
            {note ? (
              <blockquote className="my-1 border-l-2 border-line-strong pl-2.5 text-13 whitespace-pre-line text-ink-2">
                {note}
              </blockquote>
            ) : null}
            {isShort ? (
              <p className="text-13 text-ink-3">{labels.changes(changes.length)}</p>
            ) : (
              <Changes changes={changes} today={today} />
            )}
            {isShort ? null : <RevisionReply revision={revision} now={now} />}
          </TimelineItem>
        );
      })}
    </Timeline>
  );
}

function Changes({ changes, today }: Pick<ScheduleRevision, 'changes'> & { today: Day }) {
  const hasOld = changes.some(({ from }) => from !== null);
  return (
    <table className="my-2 w-full max-w-(--page-text) border-collapse text-13">
      <thead className="text-left text-12 text-ink-3">
        <tr className="border-b border-line">
          <th className="py-1 font-regular">{labels.columns.item}</th>
          {hasOld ? <th className="py-1 font-regular">{labels.columns.from}</th> : null}
          <th className="py-1 font-regular">{hasOld ? labels.columns.to : labels.columns.date}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ column, from, to }) => (
          <tr key={column} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-3 text-left font-regular">
              {columnTitles[column]}
            </th>
            {hasOld ? (
              <td className="py-1.5 pr-3 text-ink-3 tabular-nums">
                <s>{from ? longDay(from, today) : labels.noDate}</s>
              </td>
            ) : null}
            <td className="py-1.5 font-medium tabular-nums">{to ? longDay(to, today) : labels.noDate}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RevisionReply({
  revision: { answered_by, answered_at, answer_note },
  now,
}: {
  revision: ScheduleRevision;
  now: Date;
}) {
  if (!answered_by || !answered_at) return null;
  return (
    <p className="text-13 text-ink-2">
      {labels.answered(answered_by.name, whenOf(new Date(answered_at), now))}
      {answer_note ? `：${answer_note}` : ''}
    </p>
  );
}
