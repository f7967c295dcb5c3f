import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToVerticalAxis } from '@dnd-kit/modifiers';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { cn } from '@paidang/ui/cn';
import { GripVertical } from 'lucide-react';
import { type ComponentPropsWithoutRef, type ReactNode, useMemo } from 'react';
import { labels } from '#labels/sorting';

export interface SortableProps {
  /** Ids in display order. */
  order: readonly string[];
  /** Name of an item, for announcements. */
  nameOf: (id: string) => string;
  onMove: (id: string, to: number) => void;
  /** @default 'grid' */
  layout?: 'grid' | 'list';
  children: ReactNode;
}

/** Lets cards be dragged with mouse, touch and keyboard, and announces their position. */
export function Sortable({ order, nameOf, onMove, layout = 'grid', children }: SortableProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const at = (id: string | number | undefined) => order.indexOf(String(id)) + 1;
  const name = ({ id }: { id: string | number }) => nameOf(String(id));
  const announcements: Announcements = {
    onDragStart: ({ active }) => labels.start(name(active)),
    onDragOver: ({ active, over }) => labels.over(name(active), at(over?.id), order.length),
    onDragEnd: ({ active, over }) => labels.end(name(active), at(over?.id ?? active.id)),
    onDragCancel: ({ active }) => labels.cancel(name(active)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={layout === 'list' ? [restrictToVerticalAxis] : []}
      accessibility={{ announcements, screenReaderInstructions: { draggable: labels.instructions } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), at(over.id) - 1);
      }}
    >
      <SortableContext
        items={[...order]}
        strategy={layout === 'list' ? verticalListSortingStrategy : rectSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}

export interface SortableCardProps extends Omit<ComponentPropsWithoutRef<'li'>, 'id' | 'style' | 'children'> {
  id: string;
  /** Label of its handle: 移動第2張. */
  handleLabel: string;
  /** Renders the card's content with the handle; the handle is the same element as long as its props do not change. */
  children: (handle: ReactNode) => ReactNode;
}

/** A card that can be dragged by its handle. */
export function SortableCard({ id, handleLabel, className, children, ...props }: SortableCardProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id,
  });
  const describedBy = attributes['aria-describedby'];
  const handle = useMemo(
    () => (
      <button
        ref={setActivatorNodeRef}
        type="button"
        aria-label={handleLabel}
        aria-describedby={describedBy}
        data-handle={id}
        className="grid size-8 cursor-grab touch-manipulation place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink active:cursor-grabbing pointer-coarse:size-11"
        {...listeners}
      >
        <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    ),
    [setActivatorNodeRef, listeners, describedBy, handleLabel, id],
  );
  return (
    <li
      {...props}
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn(className, isDragging && 'relative z-(--pd-z-sticky) shadow-2')}
    >
      {children(handle)}
    </li>
  );
}

/** Copy of the list with one item moved. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}
