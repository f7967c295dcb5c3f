import type { MultiPageContent } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { EmptyState } from '@paidang/ui/empty-state';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { labels } from '#labels/script';
import { Sortable, SortableCard } from '../../../shared/sorting/sortable';
import type { StepEditorProps } from '../../../step/step-kind';
import { segmentName } from '../segments/segment';
import { SegmentCard } from './segment-card';
import { StoryboardTools } from './storyboard-tools';
import { useSegmentFocus } from './use-segment-commands';
import { useSegmentEditing } from './use-segment-editing';

/** Editor of a script by segments. Only one text has an editor at a time. */
export default function StoryboardEditor(props: StepEditorProps<MultiPageContent>) {
  const { list, focus } = useSegmentFocus();
  const { segments, commands, announcement, editing, tools, cardOf } = useSegmentEditing(props, focus);

  const order = useMemo(() => segments.map(({ script_uuid }) => script_uuid), [segments]);
  const nameOf = (uuid: string) => {
    const at = order.indexOf(uuid);
    const segment = segments[at];
    return segment ? segmentName(segment, at + 1) : '';
  };

  return (
    <>
      <StoryboardTools {...tools} />
      <Sortable layout="list" order={order} nameOf={nameOf} onMove={commands.move}>
        <ol ref={list} aria-label={labels.list}>
          {segments.map((segment, index) => {
            const { script_uuid: uuid } = segment;
            return (
              <SortableCard
                key={uuid}
                id={uuid}
                data-segment={uuid}
                handleLabel={labels.handle(index + 1)}
                className={cn(
                  '-mx-2 border-t border-line bg-surface px-2 [contain-intrinsic-size:auto_360px] first:border-t-0',
                  // Segments off screen are not laid out, except the one being edited: its tools extend beyond it.
                  editing !== uuid && '[content-visibility:auto]',
                )}
              >
                {(handle) => <SegmentCard {...cardOf(segment, index)} handle={handle} />}
              </SortableCard>
            );
          })}
        </ol>
      </Sortable>
      {segments.length === 0 ? (
        <EmptyState drawing="film" title={labels.empty} description={labels.emptyHint} titleAs="h2" className="mb-4" />
      ) : null}
      <Button
        className="mt-2 w-full"
        icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={commands.addLast}
      >
        {labels.add}
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
