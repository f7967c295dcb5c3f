import type { OutboxEntry } from '@paidang/contract/entities';
import { type OutboxState, outboxStates, outboxStateTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Segmented } from '@paidang/ui/segmented';
import { useState } from 'react';
import { labels } from '#labels/console-operations';
import { type Outbox, sendAgain, useOutbox } from '../../data/console-health';
import { ConsolePart } from '../../shared/console/console-facts';
import { ConsoleRows } from '../../shared/console/console-rows';
import { whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';
import { showToast } from '../../stores/toasts';

const healthLabels = labels.health;
const outboxes = [
  { value: 'mail', label: healthLabels.mail },
  { value: 'line', label: healthLabels.line },
] as const;
const states = outboxStates.map((value) => ({ value, label: outboxStateTitles[value] }));

/** Outgoing mails and LINE messages; failed ones can be sent again. */
export function OutboxLists() {
  const [outbox, setOutbox] = useState<Outbox>('mail');
  const [state, setState] = useState<OutboxState>('failed');
  const list = useOutbox(outbox, state);
  return (
    <ConsolePart title={healthLabels.outbox}>
      <div className="mb-3 flex flex-wrap gap-2">
        <Segmented label={healthLabels.outbox} value={outbox} onValueChange={setOutbox} options={outboxes} />
        <Segmented label={healthLabels.waiting} value={state} onValueChange={setState} options={states} />
      </div>
      <div className="rounded-card border border-line">
        <ConsoleRows
          list={list}
          label={healthLabels.outbox}
          keyOf={(entry) => entry.uuid}
          empty={{ title: healthLabels.noEntries, hint: '' }}
        >
          {(entry) => <Entry entry={entry} outbox={outbox} onDone={list.refresh} />}
        </ConsoleRows>
      </div>
    </ConsolePart>
  );
}

interface EntryProps {
  entry: OutboxEntry;
  outbox: Outbox;
  onDone: () => unknown;
}

function Entry({ entry, outbox, onDone }: EntryProps) {
  const now = useNow();
  const call = usePressedCall();
  const retry = async () => {
    if (!(await call.run(() => sendAgain(outbox, entry.uuid)))) return;
    showToast({ title: healthLabels.retried, tone: 'success' });
    void onDone();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1">
        <p className="truncate">{entry.subject}</p>
        <p className="text-12 text-ink-3 tabular-nums">
          {entry.to}・{whenOf(new Date(entry.created_at), now)}・{healthLabels.attempts(entry.attempts)}
          {entry.error ? <span className="text-danger-600">・{entry.error}</span> : null}
        </p>
        {call.problem ? (
          <p role="alert" className="text-12 text-danger-600">
            {call.problem}
          </p>
        ) : null}
      </div>
      {entry.can_retry ? (
        <Button size="sm" busy={call.busy} onClick={() => void retry()}>
          {healthLabels.retry}
        </Button>
      ) : null}
    </div>
  );
}
