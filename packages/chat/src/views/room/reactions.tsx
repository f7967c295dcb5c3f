import { cx } from '@paidang/ui/recipes';
import type { ChatEntry } from '../../core';
import { useChatLabels, useChatStore } from '../../react';

interface ReactionsProps {
  room: string;
  entry: ChatEntry;
  active: boolean;
}

/** Reactions below a message, each with its count; pressing one adds or removes the user's own. */
export function Reactions({ room, entry, active }: ReactionsProps) {
  const { message: labels } = useChatLabels();
  const { react } = useChatStore().changes;
  const { is_sender: own, reactions = [] } = entry.message;
  return (
    <div
      data-slot="chat-reactions"
      className={cx('pdc:flex pdc:gap-1 pdc:pt-1', own ? 'pdc:justify-end' : 'pdc:@min-[640px]:ps-10')}
    >
      {reactions.map(({ emoji, count, is_own }) => (
        <button
          key={emoji}
          type="button"
          tabIndex={active ? 0 : -1}
          aria-label={labels.reaction(emoji, count, is_own)}
          aria-pressed={is_own}
          aria-disabled={!react}
          onClick={() => void react?.(room, entry, emoji)}
          className="pdc:flex pdc:h-6 pdc:items-center pdc:gap-1 pdc:rounded-pill pdc:border pdc:border-line pdc:bg-paper pdc:px-2 pdc:text-12 pdc:text-ink-2 pdc:tabular-nums pdc:hover:bg-hover pdc:aria-pressed:border-ink pdc:aria-pressed:text-ink pdc:pointer-coarse:h-8"
        >
          {emoji}
          {count > 1 && <span>{count}</span>}
        </button>
      ))}
    </div>
  );
}
