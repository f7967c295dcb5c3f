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
      className="pdc:relative pdc:inline-grid pdc:size-(--pd-avatar) pdc:shrink-0 pdc:align-middle pdc:select-none"
    >
      {avatar && avatar !== broken ? (
        <img
          src={avatar}
          alt=""
          className="pdc:size-full pdc:rounded-pill pdc:object-cover"
          onError={() => setBroken(avatar)}
        />
      ) : (
        <span className="pdc:grid pdc:size-full pdc:place-items-center pdc:rounded-pill pdc:border pdc:border-line pdc:bg-sunken pdc:text-[calc(var(--pd-avatar)*.36)] pdc:leading-none pdc:font-medium pdc:text-ink-2">
          {[...name.trim()][0]?.toUpperCase()}
        </span>
      )}
      {presence && online && (
        <span className="pdc:absolute pdc:-right-0.5 pdc:-bottom-0.5 pdc:size-2.5 pdc:rounded-pill pdc:border-2 pdc:border-surface pdc:bg-success-600" />
      )}
    </span>
  );
}
