import { Button, type ButtonProps } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Count } from '@paidang/ui/count';
import { Check, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '#labels/step';
import { useHeightProperty } from '../../shared/use-height-property';

export interface MovesBarProps {
  /** Nothing can be done: the bar is there for the comments of small screens only. */
  idle: boolean;
  openComments?: number;
  /** Opens the comments. @default there are none */
  onComments?: () => void;
  /** Left end: whether the draft is safe. */
  status: ReactNode;
  /** The moves, at most one of them in ink. */
  children: ReactNode;
}

/** Clear of what a phone has at its edges, and low in a low window. */
export const barPadding =
  'pt-3 pr-[max(16px,env(safe-area-inset-right))] pb-[max(12px,env(safe-area-inset-bottom))] pl-[max(16px,env(safe-area-inset-left))] lg:px-6 short:pt-1 short:pb-[max(4px,env(safe-area-inset-bottom))]';
/** In a low window all is in one row; where that is narrow too, the words are only read out. */
const statusLooks = 'min-w-0 max-lg:w-full max-lg:empty:hidden max-lg:short:w-auto max-md:short:sr-only';

/** The bar below a paper: whether it is safe, its comments where they have no column, and what can be done. */
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

/** A move of the bar: as wide as there is room on small screens. */
export const MoveButton = (props: ButtonProps) => (
  <Button className="max-lg:h-12 max-lg:flex-1 max-lg:px-3 max-lg:short:h-11" {...props} />
);

/** The mark of a move that takes what the other side did. */
export const takenMark = <Check size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 max-sm:hidden" />;
