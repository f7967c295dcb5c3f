import { type ChatReaction, limits } from '@paidang/contract/limits';
import { type KeyboardEventHandler, useEffect, useRef } from 'react';
import { useChatLabels } from '../../react';

interface ReactionPickerProps {
  /** The user's current reaction. */
  chosen: ChatReaction | undefined;
  onChoose: (emoji: ChatReaction) => void;
  onKeyDown: KeyboardEventHandler;
}

/** Emoji to react with; choosing the current one removes it. */
export function ReactionPicker({ chosen, onChoose, onKeyDown }: ReactionPickerProps) {
  const { message: labels } = useChatLabels();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <fieldset
      ref={group}
      data-slot="chat-reaction-picker"
      aria-label={labels.reactions}
      className="pdc:flex"
      onKeyDown={onKeyDown}
    >
      {limits.chat.reactions.map((emoji) => (
        <button
          key={emoji}
          type="button"
          aria-pressed={emoji === chosen}
          onClick={() => onChoose(emoji)}
          className="pdc:grid pdc:size-8 pdc:place-items-center pdc:rounded-small pdc:text-16 pdc:hover:bg-hover pdc:aria-pressed:bg-sunken pdc:pointer-coarse:size-11"
        >
          {emoji}
        </button>
      ))}
    </fieldset>
  );
}
