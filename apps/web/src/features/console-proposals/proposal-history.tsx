import type { PlatformProposal } from '@paidang/contract/entities';
import { Timeline, TimelineItem } from '@paidang/ui/timeline';
import { labels } from '#labels/console-proposals';
import { whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';

const words = labels.history;

/** What happened to a proposal, newest first. */
export function ProposalHistory({ proposal: { moves, reason } }: { proposal: PlatformProposal }) {
  const now = useNow();
  if (moves.length === 0) return <p className="text-14 text-ink-3">{words.none}</p>;
  return (
    <Timeline aria-label={labels.tabs.history}>
      {moves.toReversed().map(({ action, at, by, version }) => (
        <TimelineItem key={`${action} ${at}`} time={<time dateTime={at}>{whenOf(new Date(at), now)}</time>}>
          {words.line(by ?? words.system, words.actions[action], version)}
          {action === 'decline' && reason ? (
            <span className="block text-13 whitespace-pre-line text-ink-2">{words.reason(reason)}</span>
          ) : null}
        </TimelineItem>
      ))}
    </Timeline>
  );
}
