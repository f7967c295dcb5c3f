import { avatarParts } from '@paidang/ui/recipes';
import { type CSSProperties, useState } from 'react';
import type { ChatContact } from '../../core';

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
      className={avatarParts.root}
    >
      {avatar && avatar !== broken ? (
        <img src={avatar} alt="" className={avatarParts.image} onError={() => setBroken(avatar)} />
      ) : (
        <span className={avatarParts.initials}>{[...name.trim()][0]?.toUpperCase()}</span>
      )}
      {presence && online && <span className={avatarParts.presence} />}
    </span>
  );
}
