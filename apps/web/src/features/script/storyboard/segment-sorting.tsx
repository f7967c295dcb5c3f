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
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { labels } from '../labels';

export interface SegmentSortingProps {
  /** Ids in their order. */
  order: readonly string[];
  /** Name of a segment in a sentence. */
  nameOf: (uuid: string) => string;
  onMove: (uuid: string, to: number) => void;
  children: ReactNode;
}

const words = labels.drag;

/** Lets segments be dragged by mouse, finger and keyboard, and says where they are. */
export function SegmentSorting({ order, nameOf, onMove, children }: SegmentSortingProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const numberOf = (id: string | number | undefined) => order.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.start(nameOf(String(active.id))),
    onDragOver: ({ active, over }) => words.over(nameOf(String(active.id)), numberOf(over?.id), order.length),
    onDragEnd: ({ active, over }) => words.end(nameOf(String(active.id)), numberOf(over?.id ?? active.id)),
    onDragCancel: ({ active }) => words.cancel(nameOf(String(active.id))),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), numberOf(over.id) - 1);
      }}
    >
      <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
