import { Button, type ButtonProps } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Count } from '@paidang/ui/count';
import { Check, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '#labels/step';
import { useHeightProperty } from '../../shared/use-height-property';

export interface MovesBarProps {
  /** Whether no move is possible: the bar then only has the button for comments on small screens. */
  idle: boolean;
  openComments?: number;
  /** Opens the comments. @default there are none */
  onComments?: () => void;
  /** Left end: whether the draft is saved. */
  status: ReactNode;
  /** The moves, at most one of them an ink button. */
  children: ReactNode;
}

/** Keeps clear of a phone's safe areas, and is low in a low window. */
export const barPadding =
  'pt-3 pr-[max(16px,env(safe-area-inset-right))] pb-[max(12px,env(safe-area-inset-bottom))] pl-[max(16px,env(safe-area-inset-left))] lg:px-6 short:pt-1 short:pb-[max(4px,env(safe-area-inset-bottom))]';
/** In a low window everything is in one row; if that is narrow too, the status is only available to screen readers. */
const statusLooks = 'min-w-0 max-lg:w-full max-lg:empty:hidden max-lg:short:w-auto max-md:short:sr-only';

/** The bar below a paper: save status, a button for the comments where they have no column, and the moves. */
export function MovesBar({ idle, openComments = 0, onComments, status, children }: MovesBarProps) {
  const ref = useHeightProperty('--moves-bar');
  return (
    <div
      ref={ref}
      data-slot="moves-bar"
      className={cn(
        'flex min-h-18 items-center gap-x-3 gap-y-1 border-t border-line bg-surface short:min-h-0',
        'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-(--pd-z-sticky) max-lg:flex-wrap max-lg:flat:static',
        barPadding,
        idle && (onComments ? 'lg:hidden' : 'hidden'),
      )}
    >
      <div data-tour="step-status" className={statusLooks}>
        {status}
      </div>
      <div data-tour="step-moves" className="flex items-center gap-2 max-lg:w-full lg:ml-auto max-lg:short:flex-1">
        {onComments ? (
          <Button
            className="max-lg:h-12 max-lg:w-18 max-lg:shrink-0 max-lg:p-0 lg:hidden max-lg:short:h-11"
            aria-label={openComments > 0 ? labels.openComments(openComments) : labels.comments}
            onClick={onComments}
          >
            <MessageSquareText size={20} strokeWidth={1.75} aria-hidden="true" />
            {openComments > 0 ? <Count value={openComments} aria-hidden="true" /> : null}
          </Button>
        ) : null}
        {children}
      </div>
    </div>
  );
}

/** A button of the bar, which takes the available width on small screens. */
export const MoveButton = (props: ButtonProps) => (
  <Button className="max-lg:h-12 max-lg:flex-1 max-lg:px-3 max-lg:short:h-11" {...props} />
);

/** Icon of a move that accepts the other side's work. */
export const takenMark = <Check size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 max-sm:hidden" />;
