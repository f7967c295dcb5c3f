import { IconButton } from '@paidang/ui/icon-button';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { labels } from '#labels/copywriting';

export interface MoveButtonsProps {
  /** Accessible name of the item, such as 第2張圖片. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
}

/** Moves an item one place forwards or back, so that reordering never requires dragging. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton label={labels.forward(name)} size="sm" disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label={labels.backward(name)} size="sm" disabled={isLast} onClick={() => onMove(1)}>
        <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </>
  );
}
