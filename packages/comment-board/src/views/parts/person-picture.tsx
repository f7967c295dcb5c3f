import { avatarParts } from '@paidang/ui/recipes';
import { type CSSProperties, useState } from 'react';
import { useComponents } from '../../react/board-context';
import type { CommentAvatarProps } from '../../react/components';

/** The picture of an author: the host's part or the default. */
export function PersonPicture(props: CommentAvatarProps) {
  const { Avatar = AvatarPicture } = useComponents();
  return <Avatar {...props} />;
}

/** Picture of the author, or their initial. Hidden from assistive technology, because the name is always next to it. */
export function AvatarPicture({ name, src, size }: CommentAvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      aria-hidden="true"
      data-slot="comment-avatar"
      style={{ '--pd-avatar': `${size}px` } as CSSProperties}
      className={avatarParts.root}
    >
      {src && src !== broken ? (
        <img src={src} alt="" onError={() => setBroken(src)} className={avatarParts.image} />
      ) : (
        <span className={avatarParts.initials}>{[...name][0]}</span>
      )}
    </span>
  );
}
