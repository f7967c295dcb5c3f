import type { ProjectSchedule, ScheduleContent } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { Check } from 'lucide-react';
import type { AutosaveState } from '../../shared/step-page/draft/autosave';
import { SaveStatus } from '../../shared/step-page/draft/save-status';
import { labels } from './labels';
import type { ScheduleMoves } from './use-schedule-moves';

export interface ScheduleBarProps {
  allowed: ProjectSchedule['allowed'];
  /** What sending the dates would be; `null` for who cannot. */
  move: 'propose' | 'counter' | 'request_change' | null;
  isEditing: boolean;
  isFree: boolean;
  hasDraft: boolean;
  /** Dates that cannot be. */
  wrong: number;
  saving: AutosaveState<ScheduleContent> | null;
  busy: ScheduleMoves['busy'];
  on: {
    send: () => void;
    edit: () => void;
    cancel: () => void;
    confirm: () => void;
    decline: () => void;
    recall: () => void;
  };
}

const { actions } = labels;
const sendWords = { propose: actions.propose, counter: actions.counter, request_change: actions.change } as const;
const wide = 'max-lg:h-12 max-lg:flex-1';

/** What can be done now: one ink button, the next move; only what the server allows. */
export function ScheduleBar({ allowed, move, isEditing, isFree, hasDraft, wrong, saving, busy, on }: ScheduleBarProps) {
  const may = (action: ProjectSchedule['allowed'][number]) => allowed.includes(action);
  if (!move && !may('confirm') && !may('recall')) return null;
  const isChange = may('decline');
  return (
    <div className="sticky bottom-0 z-(--pd-z-sticky) border-t border-line bg-surface px-4 py-3 lg:px-6">
      <div className="mx-auto flex max-w-[1200px] flex-wrap items-center gap-x-3 gap-y-2">
        <div data-tour="step-status" className="flex min-w-0 items-center gap-3 max-lg:w-full max-lg:empty:hidden">
          {isEditing && saving ? <SaveStatus state={saving} /> : null}
          {isEditing && wrong > 0 ? <p className="text-13 text-danger-600">{labels.check(wrong)}</p> : null}
        </div>
        <div data-tour="step-moves" className="flex items-center gap-2 max-lg:w-full lg:ml-auto">
          {isEditing && move !== 'propose' ? (
            <Button variant="ghost" className={wide} onClick={on.cancel}>
              {actions.cancel}
            </Button>
          ) : null}
          {may('recall') ? (
            <Button className={wide} busy={busy === 'recall'} onClick={on.recall}>
              {actions.recall}
            </Button>
          ) : null}
          {isChange ? (
            <Button className={wide} busy={busy === 'decline'} onClick={on.decline}>
              {actions.decline}
            </Button>
          ) : null}
          {move && move !== 'propose' && !isEditing ? (
            <Button className={wide} onClick={on.edit}>
              {hasDraft ? actions.goOn : move === 'counter' ? actions.suggest : actions.edit}
            </Button>
          ) : null}
          {may('confirm') && !isEditing ? (
            <Button
              variant="ink"
              className={wide}
              busy={busy === 'confirm'}
              icon={<Check size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 max-sm:hidden" />}
              onClick={on.confirm}
            >
              {isChange ? actions.agree : actions.confirm}
            </Button>
          ) : null}
          {isEditing && move ? (
            <Button
              data-tour="step-send"
              variant="ink"
              className={wide}
              busy={busy === (isFree ? 'move' : move)}
              disabled={saving?.status === 'conflict'}
              onClick={on.send}
            >
              {isFree ? actions.move : sendWords[move]}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}
