import { avatarParts } from '@paidang/ui/recipes';
import { type CSSProperties, useState } from 'react';
import { type ChatAvatarPictureProps, useChatComponents } from '../../react';

/** Picture of the other side, with the host's part or the default one. */
export function ContactAvatar(props: ChatAvatarPictureProps) {
  const { Avatar = AvatarPicture } = useChatComponents();
  return <Avatar {...props} />;
}

/** Hidden from assistive technology: the name is always next to it. */
export function AvatarPicture({ contact, size, presence = false }: ChatAvatarPictureProps) {
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
