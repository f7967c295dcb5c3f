import type { GuestCopy } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { Download } from 'lucide-react';
import { labels } from '#labels/guest-review';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';

export interface CopyDownloadProps {
  copy: GuestCopy;
  /** Requests the copy. @throws the refusal */
  onOrder: () => Promise<unknown>;
}

const copyLabels = labels.copy;
const icon = <Download size={16} strokeWidth={1.75} aria-hidden="true" />;

const statuses: Readonly<Record<GuestCopy['state'], string>> = {
  none: copyLabels.orderHint,
  waiting: copyLabels.waiting,
  ready: copyLabels.ready,
  failed: copyLabels.failed,
};

/** Downloads the film: a copy with the guest's name burned in is made on request, and offered once ready. */
export function CopyDownload({ copy, onOrder }: CopyDownloadProps) {
  const call = usePressedCall();
  const { state, path, progress } = copy;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 self-center lg:ms-auto">
      {path ? (
        <Button asChild size="sm" variant="ink" icon={icon}>
          <a href={path} download>
            {copyLabels.download}
          </a>
        </Button>
      ) : (
        <Button size="sm" icon={icon} busy={call.busy || state === 'waiting'} onClick={() => void call.run(onOrder)}>
          {state === 'failed' ? copyLabels.again : copyLabels.order}
        </Button>
      )}
      {state === 'waiting' ? <p className="text-13 text-ink-3 tabular-nums">{copyLabels.percent(progress)}</p> : null}
      <p role="status" className="text-13 text-ink-3 text-pretty">
        {statuses[state]}
      </p>
      <CallProblem problem={call.problem} className="w-full" />
    </div>
  );
}
