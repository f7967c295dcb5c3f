import type { ProjectSchedule } from '@paidang/contract/entities';
import { cn } from '@paidang/ui/cn';
import { useEffect, useRef } from 'react';
import { labels } from '#labels/schedule';
import { useHeightProperty } from '../../shared/use-height-property';
import { SaveStatus } from '../../step/draft/save-status';
import { barPadding, MoveButton, takenMark } from '../../step/moves/moves-bar';
import { useScheduleRoom } from './schedule-room';

const { actions } = labels;
const sendWords = { propose: actions.propose, counter: actions.counter, request_change: actions.change } as const;

/** Available actions: only what the server allows, with a single primary button. */
export function ScheduleBar() {
  const { view, move, isEditing, isFree, wrong, saving, moves, edit, cancel, send, decline } = useScheduleRoom();
  const { allowed, own_draft, proposal } = view;
  const { busy } = moves;
  const ref = useHeightProperty('--moves-bar');
  const buttons = useFocusKept(isEditing);
  const may = (action: ProjectSchedule['allowed'][number]) => allowed.includes(action);
  if (!move && !may('confirm') && !may('recall')) return null;
  const isChange = may('decline');
  return (
    <div
      ref={ref}
      className={cn('sticky bottom-0 z-(--pd-z-sticky) border-t border-line bg-surface flat:static', barPadding)}
    >
      <div className="mx-auto flex max-w-(--page-wide) flex-wrap items-center gap-x-3 gap-y-2">
        <div data-tour="step-status" className="flex min-w-0 items-center gap-3 max-lg:w-full max-lg:empty:hidden">
          {isEditing && saving ? <SaveStatus state={saving} /> : null}
          {isEditing && wrong > 0 ? <p className="text-13 text-danger-600">{labels.check(wrong)}</p> : null}
        </div>
        <div ref={buttons} data-tour="step-moves" className="flex items-center gap-2 max-lg:w-full lg:ml-auto">
          {isEditing && move !== 'propose' ? (
            <MoveButton variant="ghost" onClick={cancel}>
              {actions.cancel}
            </MoveButton>
          ) : null}
          {may('recall') ? (
            <MoveButton busy={busy === 'recall'} onClick={() => void moves.recall()}>
              {actions.recall}
            </MoveButton>
          ) : null}
          {isChange ? (
            <MoveButton busy={busy === 'decline'} onClick={() => decline(proposal?.number ?? null)}>
              {actions.decline}
            </MoveButton>
          ) : null}
          {move && move !== 'propose' && !isEditing ? (
            <MoveButton onClick={edit}>
              {own_draft ? actions.goOn : move === 'counter' ? actions.suggest : actions.edit}
            </MoveButton>
          ) : null}
          {may('confirm') && !isEditing ? (
            <MoveButton variant="ink" busy={busy === 'confirm'} icon={takenMark} onClick={() => void moves.confirm()}>
              {isChange ? actions.agree : actions.confirm}
            </MoveButton>
          ) : null}
          {isEditing && move ? (
            <MoveButton
              data-tour="step-send"
              variant="ink"
              busy={busy === (isFree ? 'move' : move)}
              disabled={saving?.status === 'conflict'}
              onClick={send}
            >
              {isFree ? actions.move : sendWords[move]}
            </MoveButton>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** The button that starts or ends an adjustment is replaced by another one, which takes focus. */
function useFocusKept(isEditing: boolean) {
  const buttons = useRef<HTMLDivElement>(null);
  const shown = useRef(isEditing);
  useEffect(() => {
    if (shown.current === isEditing) return;
    shown.current = isEditing;
    if (document.activeElement === document.body) {
      // The bar is always in view; scrolling to it would move the dates.
      buttons.current?.querySelector('button')?.focus({ preventScroll: true });
    }
  }, [isEditing]);
  return buttons;
}
