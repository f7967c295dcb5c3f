import type { ReactNode } from 'react';
import type { TourLabels } from '../labels';
import type { TourStep } from '../react';

/** A button of a step. */
export interface TourAction {
  label: string;
  onClick: () => void;
  /** Whether this is the main action. */
  main: boolean;
}

/** Props of a custom card (`components.Popover`). */
export interface TourPopoverProps {
  step: TourStep;
  /** Title of the step, or of the confirmation before leaving. */
  title: string;
  /** Id for the element with the title, which labels the dialog. */
  titleId: string;
  /** Content to render: the step's text, or that of the confirmation. */
  text: ReactNode;
  /** Id for the element with the text, which describes the dialog. */
  textId: string;
  /** Number of the step, from 1. */
  n: number;
  total: number;
  /** Buttons to show; the main action comes last. */
  actions: readonly TourAction[];
  onClose: () => void;
  labels: TourLabels;
}

/** Content of a step's card. The dialog around it, its position, focus and keys are handled by the tour. */
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
