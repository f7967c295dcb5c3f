import { type CSSProperties, useState } from 'react';
import type { ChatContact } from '../core';

export interface ContactAvatarProps {
  contact: Pick<ChatContact, 'name' | 'avatar' | 'online'>;
  /** Diameter in px. */
  size: number;
  /** Shows the presence dot while the contact is online. @default false */
  presence?: boolean;
}

/** Hidden from assistive technology: the name always stands beside it. */
export function ContactAvatar({ contact, size, presence = false }: ContactAvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { avatar, name, online } = contact;
  return (
    <span
      aria-hidden="true"
      data-slot="chat-contact"
      data-state={online ? 'online' : 'offline'}
      style={{ '--pd-avatar': `${size}px` } as CSSProperties}
      className="pd:relative pd:inline-grid pd:size-(--pd-avatar) pd:shrink-0 pd:align-middle pd:select-none"
    >
      {avatar && avatar !== broken ? (
        <img
          src={avatar}
          alt=""
          className="pd:size-full pd:rounded-pill pd:object-cover"
          onError={() => setBroken(avatar)}
        />
      ) : (
        <span className="pd:grid pd:size-full pd:place-items-center pd:rounded-pill pd:border pd:border-line pd:bg-sunken pd:text-[calc(var(--pd-avatar)*.36)] pd:leading-none pd:font-medium pd:text-ink-2">
          {[...name.trim()][0]?.toUpperCase()}
        </span>
      )}
      {presence && online && (
        <span className="pd:absolute pd:-right-0.5 pd:-bottom-0.5 pd:size-2.5 pd:rounded-pill pd:border-2 pd:border-surface pd:bg-success-600" />
      )}
    </span>
  );
}
