import type { Work } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Count } from '@paidang/ui/count';
import { Check, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels as stepLabels } from '../../shared/step-page/labels';
import { labels } from './labels';
import type { WorkMoves } from './use-work-moves';

const words = labels.actions;
const wide = 'max-lg:h-12 max-lg:flex-1 max-lg:px-3';

export interface WorkBarProps {
  work: Work;
  mayUnlock: boolean;
  busy: WorkMoves['busy'];
  openComments: number;
  /** Left end: whether the draft is safe. */
  status: ReactNode;
  on: Record<'save' | 'submit' | 'pass' | 'fail' | 'markChanged' | 'unlock' | 'comments', () => void>;
}

/** What can be done with the platform on the paper: one ink button, only what the server allows. */
export function WorkBar({ work, mayUnlock, busy, openComments, status, on }: WorkBarProps) {
  const may = (action: Work['allowed'][number]) => work.allowed.includes(action);
  return (
    <div
      className={cn(
        'flex min-h-18 items-center gap-x-3 gap-y-1 border-t border-line bg-surface px-4 py-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-(--pd-z-sticky) max-lg:flex-wrap lg:px-6',
        work.allowed.length === 0 && !mayUnlock && 'lg:hidden',
      )}
    >
      <div data-tour="step-status" className="min-w-0 max-lg:w-full max-lg:empty:hidden">
        {status}
      </div>
      <div data-tour="step-moves" className="flex items-center gap-2 max-lg:w-full lg:ml-auto">
        <Button
          className="max-lg:h-12 max-lg:w-18 max-lg:shrink-0 max-lg:p-0 lg:hidden"
          aria-label={openComments > 0 ? stepLabels.openComments(openComments) : stepLabels.comments}
          onClick={on.comments}
        >
          <MessageSquareText size={20} strokeWidth={1.75} aria-hidden="true" />
          {openComments > 0 ? <Count value={openComments} aria-hidden="true" /> : null}
        </Button>
        {may('save_draft') ? (
          <Button variant="ghost" className="max-md:hidden" busy={busy === 'save'} onClick={on.save}>
            {words.save}
          </Button>
        ) : null}
        {may('submit') ? (
          <Button data-tour="works-submit" variant="ink" className={wide} busy={busy === 'submit'} onClick={on.submit}>
            {work.reports.length > 0 ? words.resubmit : words.submit}
          </Button>
        ) : null}
        {mayUnlock ? (
          <Button className={wide} busy={busy === 'unlock'} onClick={on.unlock}>
            {words.unlock}
          </Button>
        ) : null}
        {may('mark_changed') ? (
          <Button className={wide} busy={busy === 'mark_changed'} onClick={on.markChanged}>
            {words.changed}
          </Button>
        ) : null}
        {may('fail') ? (
          <Button className={wide} busy={busy === 'fail'} onClick={on.fail}>
            {words.fail}
          </Button>
        ) : null}
        {may('pass') ? (
          <Button
            variant="ink"
            className={wide}
            busy={busy === 'pass'}
            icon={<Check size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 max-sm:hidden" />}
            onClick={on.pass}
          >
            {words.pass}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
