import { forwardRef, type ReactNode, useId } from 'react';
import type { TourLabels } from '../labels';

export interface TourPopoverProps {
  title: string;
  text: string;
  /** Step, from 1. */
  n: number;
  total: number;
  labels: TourLabels;
  onClose: () => void;
  /** The buttons, the next action last. */
  children: ReactNode;
}

/** The card of one step. */
export const TourPopover = forwardRef<HTMLDivElement, TourPopoverProps>(function TourPopover(
  { title, text, n, total, labels, onClose, children },
  ref,
) {
  const id = useId();
  return (
    <div
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      tabIndex={-1}
      data-slot="tour-popover"
    >
      <span data-slot="tour-arrow" />
      <header>
        <span aria-hidden="true">{labels.counter(n, total)}</span>
        <button type="button" aria-label={labels.close} title={labels.close} data-slot="tour-close" onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M18 6 6 18M6 6l12 12" />
          </svg>
        </button>
      </header>
      <h2 id={`${id}t`}>{title}</h2>
      <p id={`${id}d`}>{text}</p>
      <footer>
        <span data-slot="tour-film" aria-hidden="true">
          {Array.from({ length: total }, (_, index) => index + 1).map((cell) => (
            <i key={cell} data-state={cell < n ? 'done' : cell === n ? 'now' : 'next'} />
          ))}
        </span>
        {children}
      </footer>
    </div>
  );
});
