import type { Nudge } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { BellRing, Check } from 'lucide-react';
import { labels } from '#labels/nudge';
import { useNudge } from '../../data/nudges';
import { dayTimeOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';

export interface NudgeButtonProps {
  task: string;
  step: string;
  /** Name of the party whose turn it is. */
  name: string;
}

/** Result of a reminder and when the next one is possible; shortened on narrow pages. */
function Outcome({ nudge: { waits_until: until }, name, now }: { nudge: Nudge; name: string; now: Date }) {
  if (!until) return `${labels.sent(name)}${labels.again}`;
  return (
    <>
      {labels.waits(name, dayTimeOf(new Date(until), now))}
      <span className="max-lg:hidden">
        {labels.whyWaits}
        {labels.again}
      </span>
    </>
  );
}

/** Reminds the other side of a step, once a day. */
export default function NudgeButton({ task, step, name }: NudgeButtonProps) {
  const { nudge, send } = useNudge(task, step);
  const { busy, problem, run } = usePressedCall();
  const now = useNow();
  // The page may still be open on the next day.
  const done = nudge && new Date(nudge.again_from) > now ? nudge : null;
  const Icon = done ? Check : BellRing;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="sm"
        icon={<Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
        busy={busy}
        off={nudge === undefined || done !== null}
        onClick={() => nudge !== undefined && !done && void run(send)}
      >
        {done ? labels.done : labels.nudge}
      </Button>
      <p role="status" className="text-13 text-ink-2 empty:hidden">
        {problem ?? (done ? <Outcome nudge={done} name={name} now={now} /> : null)}
      </p>
    </div>
  );
}
