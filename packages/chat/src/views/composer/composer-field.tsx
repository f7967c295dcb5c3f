import { limits } from '@paidang/contract/limits';
import { isImeEnter, useComposition } from '@paidang/ui/ime';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { conversationOf } from '../../core';
import { useChat, useChatStore } from '../../react';
import { MentionList } from './mention-list';
import { useMention } from './use-mention';

interface ComposerFieldProps {
  room: string;
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  placeholder: string;
  onSend: () => void;
  onFiles: (files: readonly File[]) => void;
  /** Cancels reply mode on Escape, if it is on. */
  onCancel: (() => void) | undefined;
}

/** Copied table cells include a picture of themselves; a copied file includes its name or path as text. */
const isMeantAsText = (text: string, files: readonly File[]): boolean =>
  text.split(/[\r\n]+/).some((line) => line !== '' && !files.some(({ name }) => line.endsWith(name)));

/**
 * Field of a composer, with the list of members below an @. Not controlled by React: writing the value back during a
 * composition would break the input method. Only this component subscribes to the text, so that a keystroke renders nothing
 * around it.
 */
export function ComposerField({ room, field, label, placeholder, onSend, onFiles, onCancel }: ComposerFieldProps) {
  const store = useChatStore();
  const text = useChat((state) => conversationOf(state, room).composer.text);
  const composition = useComposition();
  const mention = useMention(room, field);
  const open = mention.members.length > 0;

  useLayoutEffect(() => {
    const element = field.current;
    if (element && element.value !== text && !composition.isComposing()) element.value = text;
  }, [field, text, composition]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isImeEnter(event, composition)) return;
    if (!composition.isComposing() && mention.onKeyDown(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      store.setText(room, event.currentTarget.value);
      onSend();
    }
    if (event.key === 'Escape' && onCancel) {
      event.preventDefault();
      onCancel();
    }
  };

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || isMeantAsText(event.clipboardData.getData('text/plain'), files)) return;
    event.preventDefault();
    onFiles(files);
  };

  return (
    <>
      {store.mentions && <MentionList mention={mention} />}
      <textarea
        ref={field}
        rows={1}
        data-slot="chat-field"
        aria-label={label}
        placeholder={placeholder}
        maxLength={limits.chat.textLength}
        defaultValue={text}
        style={{ minHeight: limits.chat.textareaMin, maxHeight: limits.chat.textareaMax }}
        className="pdc:block pdc:field-sizing-content pdc:w-full pdc:min-w-0 pdc:flex-1 pdc:resize-none pdc:overflow-y-auto pdc:py-px pdc:text-15 pdc:outline-none pdc:placeholder:text-ink-3 pdc:placeholder:opacity-100 pdc:pointer-coarse:text-16 pdc:pointer-coarse:leading-6"
        {...composition.handlers}
        {...(store.mentions ? { 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' } : {})}
        aria-controls={open ? mention.listId : undefined}
        aria-activedescendant={open ? mention.optionId(mention.active) : undefined}
        onInput={(event) => {
          store.setText(room, event.currentTarget.value);
          if (!composition.isComposing()) mention.look();
        }}
        onSelect={() => {
          if (!composition.isComposing()) mention.look();
        }}
        onCompositionEnd={(event) => {
          composition.handlers.onCompositionEnd(event);
          mention.look();
        }}
        onBlur={(event) => {
          composition.handlers.onBlur(event);
          mention.close();
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
    </>
  );
}
