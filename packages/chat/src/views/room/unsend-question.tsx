import { type KeyboardEventHandler, useEffect, useRef } from 'react';
import { useChatLabels } from '../../react';

interface UnsendQuestionProps {
  onKeep: () => void;
  onUnsend: () => void;
  onKeyDown: KeyboardEventHandler;
}

const button = 'pdc:h-7 pdc:rounded-small pdc:px-2 pdc:font-medium pdc:hover:bg-hover pdc:pointer-coarse:h-11';

/** Asks before unsending a message, which cannot be undone. */
export function UnsendQuestion({ onKeep, onUnsend, onKeyDown }: UnsendQuestionProps) {
  const { message: labels } = useChatLabels();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <fieldset
      data-slot="chat-unsend"
      aria-label={labels.confirmUnsend}
      onKeyDown={onKeyDown}
      className="pdc:flex pdc:items-center pdc:gap-1 pdc:text-13 pdc:whitespace-nowrap"
    >
      <span aria-hidden="true" className="pdc:ps-2 pdc:pe-1">
        {labels.confirmUnsend}
      </span>
      <button ref={first} type="button" onClick={onUnsend} className={`${button} pdc:text-danger-600`}>
        {labels.unsend}
      </button>
      <button type="button" onClick={onKeep} className={button}>
        {labels.keep}
      </button>
    </fieldset>
  );
}
