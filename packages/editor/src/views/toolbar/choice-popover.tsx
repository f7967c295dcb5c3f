import { Popover, PopoverContent, PopoverTrigger } from '@paidang/ui/popover';
import { Check, ChevronDown } from 'lucide-react';
import { Fragment, type KeyboardEvent, type ReactNode, useState } from 'react';
import { ToolbarButton } from './toolbar-button';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** A swatch, or how the choice will look. */
  readonly sample?: ReactNode;
  readonly unavailable?: boolean;
  /** Begins a group. */
  readonly separated?: boolean;
}

export interface ChoicePopoverProps {
  label: string;
  /** The trigger's icon or text. */
  children: ReactNode;
  choices: readonly Choice[];
  /** The chosen value; leave it away when choices are commands. */
  value?: string;
  onChoose(value: string): void;
  /** Gives the focus back to the text after a choice. */
  onClose(): void;
}

const rowClass =
  'pd:flex pd:min-h-9 pd:items-center pd:gap-2.5 pd:rounded-[6px] pd:px-2.5 pd:text-14 pd:enabled:hover:bg-hover pd:disabled:cursor-not-allowed pd:disabled:text-ink-3 pd:disabled:opacity-60 pd:pointer-coarse:min-h-11';

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
    <Popover
      open={open}
      onOpenChange={(next) => {
        if (next) setChosen(false);
        setOpen(next);
      }}
    >
      <PopoverTrigger asChild>
        <ToolbarButton label={label} className="pd:inline-flex pd:w-auto pd:items-center pd:gap-0.5 pd:px-1.5">
          {children}
          <ChevronDown aria-hidden="true" size={12} strokeWidth={1.75} className="pd:text-ink-3" />
        </ToolbarButton>
      </PopoverTrigger>
      <PopoverContent
        label={label}
        align="start"
        className="pd:grid pd:min-w-44 pd:gap-0.5 pd:p-1.5"
        onKeyDown={moveFocus}
        onCloseAutoFocus={(event) => {
          if (chosen) event.preventDefault();
        }}
      >
        {choices.map((choice) => (
          <Fragment key={choice.value}>
            {choice.separated ? <hr className="pd:my-1 pd:h-px pd:bg-line" /> : null}
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
                // Not only when the list has faded out: by then it may have been opened again.
                onClose();
              }}
            >
              {choice.sample}
              <span className="pd:flex-1">{choice.label}</span>
              {choice.value === value ? <Check aria-hidden="true" size={16} strokeWidth={1.75} /> : null}
            </button>
          </Fragment>
        ))}
      </PopoverContent>
    </Popover>
  );
}
