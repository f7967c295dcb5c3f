import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { cn } from '@paidang/ui/cn';
import { GripVertical } from 'lucide-react';
import { useMemo } from 'react';
import { labels } from '../labels';
import { SegmentCard, type SegmentCardProps } from './segment-card';

/** A place in the list that can be dragged by its handle. What is far from the screen is not laid out. */
export function SortableSegment(props: Omit<SegmentCardProps, 'handle'>) {
  const { segment, number, editing } = props;
  const sortable = useSortable({ id: segment.script_uuid });
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = sortable;
  const describedBy = attributes['aria-describedby'];
  const handle = useMemo(
    () => (
      <button
        ref={setActivatorNodeRef}
        type="button"
        aria-label={labels.handle(number)}
        aria-describedby={describedBy}
        data-segment-handle={segment.script_uuid}
        className="-ml-2 grid size-8 cursor-grab touch-manipulation place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink active:cursor-grabbing pointer-coarse:size-11"
        {...listeners}
      >
        <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    ),
    [setActivatorNodeRef, listeners, describedBy, number, segment.script_uuid],
  );
  return (
    <li
      ref={setNodeRef}
      data-segment={segment.script_uuid}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn(
        '-mx-2 border-t border-line px-2 [contain-intrinsic-size:auto_360px] first:border-t-0',
        !editing && '[content-visibility:auto]',
        isDragging && 'relative z-(--pd-z-sticky) rounded-control border-transparent bg-raised shadow-2',
      )}
    >
      <SegmentCard {...props} handle={handle} />
    </li>
  );
}
