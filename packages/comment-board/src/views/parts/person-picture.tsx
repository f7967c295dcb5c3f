import { avatarParts } from '@paidang/ui/recipes';
import { type CSSProperties, useState } from 'react';

interface PersonPictureProps {
  name: string;
  src: string | null;
  /** Diameter in px. */
  size: number;
}

/** Picture of the author, or their initial. Hidden from assistive technology: the name always stands beside it. */
export function PersonPicture({ name, src, size }: PersonPictureProps) {
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
