import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Count } from '@paidang/ui/count';
import { Check, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StepAction, StepSheet } from '../../data/step-source';
import { labels } from './labels';
import type { StepNature } from './step-kind';
import type { StepMoves } from './use-step-moves';
import type { VersionView } from './use-version-view';
import { versionName } from './version-name';

export interface ActionBarProps {
  kind: StepNature;
  sheet: StepSheet;
  view: VersionView;
  busy: StepMoves['busy'];
  openComments: number;
  /** Something keeps the draft from being sent, in words. */
  notReady: string | null;
  /** Before the moves. */
  start?: ReactNode;
  /** Left end: whether the draft is safe. */
  status: ReactNode;
  on: {
    /** `null` while there is nothing to save. */
    save: (() => void) | null;
    send: () => void;
    editDraft: () => void;
    finalise: () => void;
    accept: () => void;
    acknowledge: () => void;
    ask: () => void;
    reopen: () => void;
    unlock: () => void;
    recover: () => void;
    comments: () => void;
  };
}

const moves: readonly StepAction[] = [
  'save_draft',
  'send',
  'finalise',
  'request_changes',
  'accept',
  'acknowledge',
  'reopen',
  'unlock',
  'recover',
];
const wide = 'max-lg:h-12 max-lg:flex-1 max-lg:px-3';

/** What can be done now: one ink button, the next move; only what the server allows. */
export function ActionBar({ kind, sheet, view, busy, openComments, notReady, start, status, on }: ActionBarProps) {
  const { allowed, step, task } = sheet;
  const may = (action: StepAction) => allowed.includes(action);
  const latest = sheet.versions.at(-1)?.number ?? 0;
  const isDraft = view === 'draft';
  const isLatest = view === latest;
  const words = labels.actions;
  const isIdle = !isDraft && !start && !moves.some(may);
  return (
    <div
      className={cn(
        'flex min-h-18 items-center gap-x-3 gap-y-1 border-t border-line bg-surface px-4 py-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-(--pd-z-sticky) max-lg:flex-wrap lg:px-6',
        isIdle && 'lg:hidden',
      )}
    >
      <div data-tour="step-status" className="min-w-0 max-lg:w-full max-lg:empty:hidden">
        {status}
      </div>
      <div data-tour="step-moves" className="flex items-center gap-2 max-lg:w-full lg:ml-auto">
        <Button
          className="max-lg:h-12 max-lg:w-18 max-lg:shrink-0 max-lg:p-0 lg:hidden"
          aria-label={openComments > 0 ? labels.openComments(openComments) : labels.comments}
          onClick={on.comments}
        >
          <MessageSquareText size={20} strokeWidth={1.75} aria-hidden="true" />
          {openComments > 0 ? <Count value={openComments} aria-hidden="true" /> : null}
        </Button>
        {start}
        {isDraft && on.save ? (
          <Button variant="ghost" className="max-md:hidden" busy={busy === 'save'} onClick={on.save}>
            {words.save}
          </Button>
        ) : null}
        {may('save_draft') && !isDraft ? (
          <Button variant="line" className={wide} onClick={on.editDraft}>
            {words.editDraft}
          </Button>
        ) : null}
        {may('finalise') && (isDraft || isLatest) ? (
          <Button
            data-tour="step-finalise"
            variant={isDraft ? 'line' : 'ink'}
            className={wide}
            busy={busy === 'finalise'}
            onClick={on.finalise}
          >
            {words.finalise}
          </Button>
        ) : null}
        {may('send') && isDraft ? (
          <Button
            data-tour="step-send"
            variant="ink"
            className={wide}
            busy={busy === 'send'}
            disabled={notReady !== null}
            title={notReady ?? undefined}
            onClick={on.send}
          >
            {words.send(versionName(kind.words)(step.version + 1))}
          </Button>
        ) : null}
        {may('unlock') ? (
          <Button className={wide} busy={busy === 'unlock'} onClick={on.unlock}>
            {words.unlock}
          </Button>
        ) : null}
        {may('recover') ? (
          <Button className={wide} busy={busy === 'recover'} onClick={on.recover}>
            {words.recover}
          </Button>
        ) : null}
        {may('reopen') ? (
          <Button className={wide} busy={busy === 'reopen'} onClick={on.reopen}>
            {words.reopen}
          </Button>
        ) : null}
        {may('request_changes') ? (
          <Button className={wide} busy={busy === 'requestChanges'} onClick={on.ask}>
            {words.askChanges(task.creator?.name ?? '')}
            {openComments > 0 ? <Count value={openComments} tone="quiet" className="max-lg:hidden" /> : null}
          </Button>
        ) : null}
        {may('accept') ? (
          <Button
            variant="ink"
            className={wide}
            busy={busy === 'accept'}
            icon={<Check size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 max-sm:hidden" />}
            onClick={on.accept}
          >
            {words.accept(kind.words.noun)}
          </Button>
        ) : null}
        {may('acknowledge') ? (
          <Button variant="ink" className={wide} busy={busy === 'acknowledge'} onClick={on.acknowledge}>
            {words.accept(kind.words.noun)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
