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
      className="pdb:grid pdb:shrink-0 pdb:place-items-center pdb:overflow-hidden pdb:rounded-pill pdb:bg-sunken pdb:leading-none pdb:font-medium pdb:text-ink-2"
    >
      {src && src !== broken ? (
        <img src={src} alt="" onError={() => setBroken(src)} className="pdb:size-full pdb:object-cover" />
      ) : (
        [...name][0]
      )}
    </span>
  );
}
