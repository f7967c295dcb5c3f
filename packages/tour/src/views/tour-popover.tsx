import type { ReactNode } from 'react';
import type { TourLabels } from '../labels';
import type { TourStep } from '../react';

/** A button of a step. */
export interface TourAction {
  label: string;
  onClick: () => void;
  /** Whether it is what most readers do next. */
  main: boolean;
}

/** Props of a card of your own (`components.Popover`). */
export interface TourPopoverProps {
  step: TourStep;
  /** What the card is called: of the step, or the question whether to leave. */
  title: string;
  /** Goes on the element with the title, which names the dialog. */
  titleId: string;
  /** What it says, ready to be rendered. */
  text: ReactNode;
  /** Goes on the element with the text, which describes the dialog. */
  textId: string;
  /** Step, from 1. */
  n: number;
  total: number;
  /** The next action is the last. */
  actions: readonly TourAction[];
  onClose: () => void;
  labels: TourLabels;
}

/** What the card of a step holds. The dialog around it, its place, focus and keys are the tour's. */
export function TourPopover({ title, titleId, text, textId, n, total, actions, onClose, labels }: TourPopoverProps) {
  return (
    <>
      <header>
        <span aria-hidden="true">{labels.counter(n, total)}</span>
        <button type="button" aria-label={labels.close} title={labels.close} data-slot="tour-close" onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M18 6 6 18M6 6l12 12" />
          </svg>
        </button>
      </header>
      <h2 id={titleId}>{title}</h2>
      <div id={textId} data-slot="tour-text">
        {text}
      </div>
      <footer>
        <span data-slot="tour-film" aria-hidden="true">
          {Array.from({ length: total }, (_, index) => index + 1).map((cell) => (
            <i key={cell} data-state={cell < n ? 'done' : cell === n ? 'now' : 'next'} />
          ))}
        </span>
        {actions.map(({ label, onClick, main }) => (
          <button
            key={label}
            type="button"
            data-slot="tour-button"
            data-variant={main ? 'ink' : 'ghost'}
            onClick={onClick}
          >
            {label}
          </button>
        ))}
      </footer>
    </>
  );
}
