import { punctuationOf, useLocale } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import { ArrowUp } from 'lucide-react';
import { type ChatState, type Composer, conversationOf, isSendable } from '../../core';
import { type ChatComposerProps, useChat, useChatLabels, useChatStore } from '../../react';
import { ChatIconButton } from '../parts/icon-button';
import { AttachButton } from './attach-button';
import { ComposerAttachments } from './composer-attachments';
import { ComposerField } from './composer-field';
import { ReplyBar } from './reply-bar';

/**
 * Composer of a room: Enter sends, Shift + Enter starts a new line. It stays mounted when the room changes, but its inputs do
 * not: a composition, the undo history and an open file dialog belong to one room.
 */
export function ChatComposer({ room, contact, compact, fieldRef }: ChatComposerProps) {
  const { composer: labels } = useChatLabels();
  const store = useChatStore();
  const composer = (state: ChatState) => conversationOf(state, room).composer;
  const reply = useChat((state) => composer(state).reply);
  const attachments = useChat((state) => composer(state).attachments);
  const refusals = useChat((state) => composer(state).refusals);
  const canSend = useChat((state) => isSendable(composer(state)));

  const cancelReply = () => store.reply(room, null);
  const attach = (files: readonly File[]) => store.attach(room, files);
  const focusField = () => fieldRef.current?.focus({ preventScroll: true });
  const send = () => {
    store.send(room);
    focusField();
  };

  return (
    <div
      data-slot="chat-composer"
      className={cx(
        !compact && 'pdc:px-2 pdc:pb-3 pdc:@min-[640px]:px-[max(32px,calc((100%-880px)/2))] pdc:@min-[640px]:pb-5',
      )}
    >
      <Refusals refusals={refusals} />
      <div
        className={cx(
          'pdc:bg-surface pdc:focus-within:border-focus',
          compact
            ? 'pdc:border-t pdc:border-line'
            : 'pdc:rounded-dialog pdc:border pdc:border-line-strong pdc:focus-within:outline-2 pdc:focus-within:-outline-offset-1 pdc:focus-within:outline-focus',
        )}
      >
        {reply && <ReplyBar reply={reply} role={contact.role} onCancel={cancelReply} />}
        <ComposerAttachments attachments={attachments} onRemove={(id) => store.detach(room, id)} />
        <div className="pdc:flex pdc:items-end pdc:gap-1 pdc:p-2">
          <AttachButton
            key={`file-${room}`}
            onFiles={(files) => {
              attach(files);
              focusField();
            }}
          />
          <div className="pdc:relative pdc:flex pdc:min-h-control-md pdc:min-w-0 pdc:flex-1 pdc:items-center pdc:pointer-coarse:min-h-11">
            <ComposerField
              key={room}
              room={room}
              field={fieldRef}
              label={labels.field(contact.name)}
              placeholder={labels.placeholder}
              onFiles={attach}
              onSend={send}
              onCancel={reply ? cancelReply : undefined}
            />
          </div>
          <ChatIconButton
            label={labels.send}
            size="md"
            tipSide="top"
            tipAlign="end"
            aria-disabled={!canSend}
            variant={canSend ? 'solid' : 'waiting'}
            onClick={send}
          >
            <ArrowUp aria-hidden="true" size={20} strokeWidth={1.75} />
          </ChatIconButton>
        </div>
      </div>
      {!compact && (
        <div className="pdc:mt-2 pdc:hidden pdc:justify-between pdc:gap-4 pdc:text-12 pdc:text-ink-3 pdc:@min-[640px]:flex">
          <span>{labels.keys}</span>
          <span>{labels.fileHint}</span>
        </div>
      )}
    </div>
  );
}

/** Lists refused files with the reasons. */
function Refusals({ refusals }: Pick<Composer, 'refusals'>) {
  const { composer: labels } = useChatLabels();
  const { colon } = punctuationOf(useLocale());
  const wordsOf = ({ reason, size }: Composer['refusals'][number]) => {
    if (reason === 'type') return labels.refusals.type;
    return reason === 'size' ? labels.refusals.size(size) : reason;
  };
  if (refusals.length === 0) return null;
  return (
    <div
      role="alert"
      data-slot="chat-refusal"
      className="pdc:max-h-24 pdc:overflow-y-auto pdc:px-4 pdc:py-2 pdc:text-13 pdc:text-danger-600"
    >
      {refusals.map((refusal) => (
        <p key={refusal.id}>
          <span className="pdc:font-medium pdc:break-all">{refusal.name}</span>
          {colon}
          <span>{wordsOf(refusal)}</span>
        </p>
      ))}
    </div>
  );
}
