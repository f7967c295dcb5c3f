import { Check, ChevronDown } from 'lucide-react';
import { Fragment, type KeyboardEvent, type ReactNode, useState } from 'react';
import { ToolPopover } from './tool-popover';
import { ToolbarButton } from './toolbar-button';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** A swatch or a preview of the choice. */
  readonly sample?: ReactNode;
  readonly unavailable?: boolean;
  /** Starts a new group. */
  readonly separated?: boolean;
}

export interface ChoicePopoverProps {
  label: string;
  /** The trigger's icon or text. */
  children: ReactNode;
  choices: readonly Choice[];
  /** The selected value; omit it when the choices are commands. */
  value?: string;
  onChoose(value: string): void;
  /** Returns the focus to the text after a choice. */
  onClose(): void;
}

const rowClass =
  'pde:flex pde:min-h-9 pde:items-center pde:gap-2.5 pde:rounded-small pde:px-2.5 pde:text-14 pde:enabled:hover:bg-hover pde:disabled:cursor-not-allowed pde:disabled:text-ink-3 pde:disabled:opacity-60 pde:pointer-coarse:min-h-11';

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (direction === 0) return;
  const items = [...event.currentTarget.querySelectorAll('button')];
  const index = items.findIndex((item) => item.matches(':focus'));
  event.preventDefault();
  items[(index + direction + items.length) % items.length]?.focus();
}

/** A toolbar item that opens a short list. */
export function ChoicePopover({ label, children, choices, value, onChoose, onClose }: ChoicePopoverProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(false);
  return (
    <ToolPopover
      open={open}
      onOpenChange={(next) => {
        if (next) setChosen(false);
        setOpen(next);
      }}
      trigger={(trigger) => (
        <ToolbarButton
          label={label}
          className="pde:inline-flex pde:w-auto pde:items-center pde:gap-0.5 pde:px-1.5"
          {...trigger}
        >
          {children}
          <ChevronDown aria-hidden="true" size={12} strokeWidth={1.75} className="pde:text-ink-3" />
        </ToolbarButton>
      )}
      label={label}
      className="pde:grid pde:min-w-44 pde:gap-0.5 pde:p-1.5"
      onKeyDown={moveFocus}
      onCloseAutoFocus={(event) => {
        if (chosen) event.preventDefault();
      }}
    >
      {choices.map((choice) => (
        <Fragment key={choice.value}>
          {choice.separated ? <hr className="pde:my-1 pde:h-px pde:bg-line" /> : null}
          <button
            type="button"
            data-slot="editor-choice"
            data-state={choice.value === value ? 'on' : 'off'}
            aria-pressed={value === undefined ? undefined : choice.value === value}
            disabled={choice.unavailable}
            className={rowClass}
            onClick={() => {
              setChosen(true);
              onChoose(choice.value);
              setOpen(false);
              // Called now, not after the list has faded out: by then it may have been opened again.
              onClose();
            }}
          >
            {choice.sample}
            <span className="pde:flex-1">{choice.label}</span>
            {choice.value === value ? <Check aria-hidden="true" size={16} strokeWidth={1.75} /> : null}
          </button>
        </Fragment>
      ))}
    </ToolPopover>
  );
}
