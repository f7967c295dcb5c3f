import { CircleAlert, Clock3, RotateCw, Trash2, X } from 'lucide-react';
import type { ChatEntry } from '../../core';
import { useChatLabels, useChatStore } from '../../react';
import { ChatIconButton } from '../parts/icon-button';

/** State next to an undelivered message: pending, uploading, or failed; a refused message cannot be retried. */
export function PendingState({ room, entry }: { room: string; entry: ChatEntry }) {
  const { message: labels } = useChatLabels();
  const store = useChatStore();
  const cancel = () => store.cancel(room, entry.key);
  if (entry.status === 'failed') {
    return (
      <span
        data-slot="chat-failed"
        className="pdc:flex pdc:items-center pdc:text-12 pdc:whitespace-nowrap pdc:text-danger-600"
      >
        <CircleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="pdc:me-1 pdc:shrink-0" />
        <span>{labels.failed}</span>
        {entry.refusal === null && (
          <ChatIconButton label={labels.retry} size="xs" tipSide="top" onClick={() => store.retry(room, entry.key)}>
            <RotateCw aria-hidden="true" size={16} strokeWidth={1.75} />
          </ChatIconButton>
        )}
        <ChatIconButton label={labels.discard} size="xs" tipSide="top" onClick={cancel}>
          <Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
        </ChatIconButton>
      </span>
    );
  }
  if (entry.upload) {
    return (
      <ChatIconButton label={labels.cancelUpload(entry.upload.name)} size="xs" tipSide="top" onClick={cancel}>
        <X aria-hidden="true" size={16} strokeWidth={1.75} />
      </ChatIconButton>
    );
  }
  return (
    <span data-slot="chat-sending" className="pdc:pb-1 pdc:text-ink-3">
      <Clock3 aria-hidden="true" size={12} strokeWidth={2} />
      <span className="pdc:sr-only">{labels.sending}</span>
    </span>
  );
}
