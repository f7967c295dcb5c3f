import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button';
import { CrossIcon } from '../internal/icons';
import { raisedButton } from '../internal/raised-button';

interface ImageTileProps {
  src: string;
  alt: string;
  /** Name of the button that opens the picture. */
  openLabel: string;
  removeLabel: string;
  /** Pictures that lie hidden behind this one. */
  more: number;
  /** A single picture may be wide. */
  wide: boolean;
  onOpen: () => void;
  onRemove: (() => void) | undefined;
}

export function ImageTile({ src, alt, openLabel, removeLabel, more, wide, onOpen, onRemove }: ImageTileProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <li data-slot="image-grid-item" className="pd:relative pd:min-w-0">
      <button
        type="button"
        data-slot="image-grid-open"
        aria-label={openLabel}
        onClick={onOpen}
        className={`pd:relative pd:block pd:w-full pd:cursor-zoom-in pd:overflow-hidden pd:rounded-control pd:bg-sunken ${wide ? 'pd:aspect-4/3' : 'pd:aspect-square'}`}
      >
        {broken === src ? (
          <span className="pd:absolute pd:inset-0 pd:grid pd:place-content-center pd:justify-items-center pd:gap-1 pd:overflow-hidden pd:p-2 pd:text-center pd:text-12 pd:text-ink-3">
            <ImageOff size={20} strokeWidth={1.75} aria-hidden="true" />
            <span className="pd:line-clamp-2">{alt}</span>
          </span>
        ) : (
          <img
            src={src}
            alt=""
            loading="lazy"
            onError={() => setBroken(src)}
            className="pd:absolute pd:inset-0 pd:size-full pd:object-cover"
          />
        )}
        {more > 0 && (
          <span
            aria-hidden="true"
            data-slot="image-grid-more"
            className="pd:absolute pd:inset-0 pd:grid pd:place-items-center pd:bg-scrim pd:text-22 pd:font-strong pd:text-on-scrim pd:tabular-nums"
          >
            +{more}
          </span>
        )}
      </button>
      {onRemove && (
        <IconButton
          data-slot="image-grid-remove"
          size="sm"
          label={removeLabel}
          onClick={onRemove}
          className={`pd:absolute pd:top-1 pd:right-1 pd:border pd:border-line pd:text-ink pd:shadow-1 ${raisedButton}`}
        >
          <CrossIcon size={16} />
        </IconButton>
      )}
    </li>
  );
}
