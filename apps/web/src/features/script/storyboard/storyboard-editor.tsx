import type { MultiPageContent } from '@paidang/contract/entities';
import type { RichTextEditorHandle } from '@paidang/editor';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { EmptyState } from '@paidang/ui/empty-state';
import { Plus } from 'lucide-react';
import { useImperativeHandle, useMemo, useRef, useState } from 'react';
import { Sortable, SortableCard } from '../../../shared/sorting/sortable';
import type { StepEditorProps } from '../../../shared/step-page/step-kind';
import { labels } from '../labels';
import { segmentName } from '../segments/segment';
import { useScriptDesk, useShowComments } from './script-context';
import { SegmentCard } from './segment-card';
import { StoryboardTools } from './storyboard-tools';
import { useSegmentCommands } from './use-segment-commands';
import { useSegmentFocus } from './use-segment-focus';
import { useUploadCount } from './use-upload-count';

/** Writes a script segment by segment. Only one text has an editor at a time. */
export default function StoryboardEditor({
  content: { scripts: segments },
  onChange,
  port,
  editorRef,
  onUploadingChange,
}: StepEditorProps<MultiPageContent>) {
  const { openComments } = useScriptDesk();
  const showComments = useShowComments();
  const [sync, setSync] = useState(true);
  const [editing, setEditing] = useState<string | null>(null);
  const text = useRef<RichTextEditorHandle>(null);
  const onUploads = useUploadCount(onUploadingChange);
  const { list, focus } = useSegmentFocus();
  const { commands, messages, announcement } = useSegmentCommands({
    segments,
    sync,
    onFocus: focus,
    onChange: (scripts) => onChange({ scripts }),
  });
  useImperativeHandle(editorRef, () => ({ flush: () => text.current?.flush() }), []);

  const order = useMemo(() => segments.map(({ script_uuid }) => script_uuid), [segments]);
  const nameOf = (uuid: string) => {
    const at = order.indexOf(uuid);
    const segment = segments[at];
    return segment ? segmentName(segment, at + 1) : '';
  };

  return (
    <>
      <StoryboardTools
        segments={segments}
        sync={sync}
        onSyncChange={setSync}
        onReplace={commands.replace}
        onRestore={commands.restore}
      />
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
                  // What is far from the screen is not laid out; an open editor's tools reach out of it.
                  editing !== uuid && '[content-visibility:auto]',
                )}
              >
                {(handle) => (
                  <SegmentCard
                    segment={segment}
                    number={index + 1}
                    isLast={index === segments.length - 1}
                    handle={handle}
                    startMessage={messages[index]?.start ?? null}
                    endMessage={messages[index]?.end ?? null}
                    openComments={openComments.get(uuid) ?? 0}
                    editing={editing === uuid}
                    port={port}
                    editorRef={text}
                    commands={commands}
                    onEdit={setEditing}
                    onComments={showComments}
                    onUploads={onUploads}
                  />
                )}
              </SortableCard>
            );
          })}
        </ol>
      </Sortable>
      {segments.length === 0 ? (
        <EmptyState title={labels.empty} description={labels.emptyHint} titleAs="h2" className="mb-4" />
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
