import type { CopyPhoto } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { Field } from '@paidang/ui/field';
import { IconButton } from '@paidang/ui/icon-button';
import { Input } from '@paidang/ui/input';
import { Trash2 } from 'lucide-react';
import { labels } from '#labels/copywriting';
import { SortableCard } from '../../../shared/sorting/sortable';
import { MoveButtons } from '../move-buttons';

export interface PhotoCardProps {
  photo: CopyPhoto;
  /** Position, starting at 1. */
  number: number;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onCaption: (caption: string) => void;
  onRemove: () => void;
}

const photoLabels = labels.photo;

/** One picture with its caption; can be moved and removed. */
export function PhotoCard({ photo, number, isLast, onMove, onCaption, onRemove }: PhotoCardProps) {
  return (
    <SortableCard
      id={photo.photo_uuid}
      handleLabel={photoLabels.move(number)}
      className="grid min-w-0 content-start rounded-card border border-line bg-surface"
    >
      {(handle) => (
        <>
          <img
            src={photo.path}
            alt={photo.caption || photoLabels.photo(number)}
            className="aspect-square w-full rounded-t-card bg-sunken object-cover"
          />
          <div className="flex items-center px-1 py-1">
            {handle}
            <span className="mr-auto font-mono text-12 text-ink-3">{number}</span>
            <MoveButtons name={photoLabels.photo(number)} isFirst={number === 1} isLast={isLast} onMove={onMove} />
            <IconButton label={photoLabels.remove(number)} size="sm" onClick={onRemove}>
              <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </div>
          <Field label={photoLabels.caption(number)} labelHidden className="px-2 pb-2">
            <Input
              size="sm"
              value={photo.caption}
              maxLength={limits.copy.captionLength}
              placeholder={photoLabels.captionPlaceholder}
              onChange={(event) => onCaption(event.target.value)}
            />
          </Field>
        </>
      )}
    </SortableCard>
  );
}
