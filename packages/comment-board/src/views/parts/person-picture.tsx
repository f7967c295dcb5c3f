import { type CSSProperties, useState } from 'react';

interface PersonPictureProps {
  name: string;
  src: string | null;
  /** Diameter in px. */
  size: number;
}

/** Picture of whoever wrote; their initial without one. The name stands beside it. */
export function PersonPicture({ name, src, size }: PersonPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const style: CSSProperties = { width: size, height: size, fontSize: size * 0.42 };
  return (
    <span
      aria-hidden="true"
      data-slot="comment-avatar"
      style={style}
      className="pd:grid pd:shrink-0 pd:place-items-center pd:overflow-hidden pd:rounded-pill pd:bg-sunken pd:leading-none pd:font-medium pd:text-ink-2"
    >
      {src && src !== broken ? (
        <img src={src} alt="" onError={() => setBroken(src)} className="pd:size-full pd:object-cover" />
      ) : (
        [...name][0]
      )}
    </span>
  );
}
