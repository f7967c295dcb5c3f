import { limits } from '@paidang/contract/limits';
import { isBlankText } from '@paidang/contract/rules';
import { isImeEnter, useComposition } from '@paidang/ui/ime';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Changes, ChatEntry } from '../../core';
import { useChatLabels, useChatStore } from '../../react';

interface MessageEditProps {
  room: string;
  entry: ChatEntry;
  edit: NonNullable<Changes['edit']>;
}

const button = 'pdc:h-8 pdc:rounded-control pdc:px-3 pdc:text-13 pdc:font-medium pdc:pointer-coarse:h-11';

/** Field that replaces an own message being edited. Enter saves, Shift + Enter breaks the line, Escape cancels. */
export function MessageEdit({ room, entry, edit }: MessageEditProps) {
  const { message: labels } = useChatLabels();
  const { changes } = useChatStore();
  const composition = useComposition();
  const field = useRef<HTMLTextAreaElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  useLayoutEffect(() => {
    const element = field.current;
    element?.focus({ preventScroll: true });
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  /** The row keeps the focus, so that the arrow keys continue from it. */
  const leave = () => {
    field.current?.closest<HTMLElement>('[data-slot=chat-message]')?.focus({ preventScroll: true });
    changes.startEdit?.(room, null);
  };
  const save = async () => {
    const text = field.current?.value.trim() ?? '';
    if (isBlankText(text) || saving) return;
    if (text === entry.message.text) return leave();
    setSaving(true);
    const row = field.current?.closest<HTMLElement>('[data-slot=chat-message]');
    const refused = await edit(room, entry, text);
    if (refused === null) return row?.focus({ preventScroll: true });
    setRefusal(refused || labels.editFailed);
    setSaving(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Arrow keys move within the text, not between messages.
    event.stopPropagation();
    if (isImeEnter(event, composition)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void save();
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      leave();
    }
  };
  return (
    <div
      data-slot="chat-edit"
      className="pdc:w-120 pdc:max-w-full pdc:rounded-dialog pdc:border pdc:border-line-strong pdc:bg-surface pdc:p-2 pdc:focus-within:border-focus"
    >
      <textarea
        ref={field}
        rows={1}
        aria-label={labels.editing}
        aria-invalid={refusal !== null}
        maxLength={limits.chat.textLength}
        defaultValue={entry.message.text}
        className="pdc:block pdc:field-sizing-content pdc:max-h-40 pdc:w-full pdc:min-w-0 pdc:resize-none pdc:px-2 pdc:py-1 pdc:text-15 pdc:outline-none pdc:pointer-coarse:text-16"
        {...composition.handlers}
        onKeyDown={onKeyDown}
      />
      {refusal !== null && (
        <p role="alert" className="pdc:px-2 pdc:pt-1 pdc:text-12 pdc:text-danger-600">
          {refusal}
        </p>
      )}
      <div className="pdc:flex pdc:justify-end pdc:gap-1 pdc:pt-1">
        <button type="button" className={`${button} pdc:text-ink-2 pdc:hover:bg-hover`} onClick={leave}>
          {labels.cancelEdit}
        </button>
        <button
          type="button"
          aria-disabled={saving}
          className={`${button} pdc:bg-ink pdc:text-on-ink pdc:hover:bg-ink-hover`}
          onClick={() => void save()}
        >
          {labels.saveEdit}
        </button>
      </div>
    </div>
  );
}
