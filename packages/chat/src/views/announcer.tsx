import type { ChatContact, ChatEntry } from '../core';
import { useChatLabels } from '../react';

/** Says a message that came in, once. The list itself is no live region: scrolling would read it all again. */
export function Announcer({ contact, arrived }: { contact: ChatContact; arrived: ChatEntry | null }) {
  const { message: labels } = useChatLabels();
  return (
    <div role="log" aria-live="polite" className="pdc:sr-only">
      {arrived && (
        <p key={arrived.key}>{labels.said(contact.name, arrived.message.text || (arrived.message.file?.name ?? ''))}</p>
      )}
    </div>
  );
}
