import type { AcceptanceRow, Task } from '@paidang/contract/entities';
import { isStepDone, stepStatusTitle } from '@paidang/contract/steps';
import type { FunctionCode } from '@paidang/contract/vocabulary';
import { functionTitles } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import { Button } from '@paidang/ui/button';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/acceptance';
import { versionWord } from '#labels/version-names';
import { MomentWords } from '../../shared/paper/moment-words';
import { stepPath } from '../../step/step-link';

export interface AcceptRowProps {
  task: Task;
  row: AcceptanceRow;
  busy: boolean;
  onAccept: () => void;
}

/** One step: the version to accept, what is still open, and the button. */
export function AcceptRow({ task, row, busy, onAccept }: AcceptRowProps) {
  const { step, may_accept } = row;
  const name = rowName(row);
  const path = stepPath(task, step);
  const isDone = isStepDone(step.function, step.status);
  return (
    <li className="grid break-inside-avoid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-line py-4 md:grid-cols-[44px_minmax(0,1fr)_auto]">
      <span className="font-mono text-13 text-ink-3">{step.function}</span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-16 font-strong">{name}</h2>
          <Badge
            tone={isDone ? 'success' : 'neutral'}
            icon={isDone ? <Check size={12} strokeWidth={2.25} aria-hidden="true" /> : undefined}
          >
            {stepStatusTitle(step.function, step.status)}
          </Badge>
        </div>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-13 text-ink-3">
          <VersionWords code={step.function} version={row.version} />
          {row.version && !isDone ? (
            <span className={step.open_comments > 0 ? 'text-warning-600' : undefined}>
              {step.open_comments > 0 ? labels.comments(step.open_comments) : labels.noComments}
            </span>
          ) : null}
        </p>
      </div>
      <div className="flex gap-2 max-md:col-start-2 print:hidden">
        {path && row.version ? (
          <Button asChild variant="ghost" className="max-md:-ml-4">
            <Link to={path} aria-label={labels.view(name)}>
              {labels.look}
            </Link>
          </Button>
        ) : null}
        {may_accept ? (
          <Button variant="line" busy={busy} aria-label={labels.acceptName(name)} onClick={onAccept}>
            {labels.accept}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function VersionWords({ code, version }: Pick<AcceptanceRow, 'version'> & { code: FunctionCode }) {
  if (!version) return <span>{labels.nothing}</span>;
  const { number, sent_at, accepted_at, finalised_at } = version;
  return (
    <>
      <span className="font-mono text-ink-2">{versionWord(code, number)}</span>
      <span>
        <MomentWords at={accepted_at ?? sent_at} words={accepted_at ? labels.acceptedAt : labels.sent} />
      </span>
      {finalised_at && !accepted_at ? <span>{labels.finalised}</span> : null}
    </>
  );
}

/** Name of a row: 創意大綱, 文案・Instagram. */
export const rowName = ({ step, platform }: Pick<AcceptanceRow, 'step' | 'platform'>): string =>
  labels.name(functionTitles[step.function], platform?.platform_title);
