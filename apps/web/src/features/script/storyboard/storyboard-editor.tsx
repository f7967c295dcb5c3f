import type { MultiPageContent } from '@paidang/contract/entities';
import type { RichTextEditorHandle } from '@paidang/editor';
import { Button } from '@paidang/ui/button';
import { Plus } from 'lucide-react';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { StepEditorProps } from '../../../shared/step-page/step-kind';
import { labels } from '../labels';
import { segmentName } from '../segments/segment';
import { useScriptDesk, useShowComments } from './script-context';
import { SegmentSorting } from './segment-sorting';
import { SortableSegment } from './sortable-segment';
import { StoryboardTools } from './storyboard-tools';
import { useSegmentCommands } from './use-segment-commands';
import { useUploadCount } from './use-upload-count';

/** Writes a script segment by segment. Only one text has an editor at a time. */
export default function StoryboardEditor({
  content,
  onChange,
  port,
  editorRef,
  onUploadingChange,
}: StepEditorProps<MultiPageContent>) {
  const segments = content.scripts;
  const { openComments } = useScriptDesk();
  const showComments = useShowComments();
  const [sync, setSync] = useState(true);
  const [editing, setEditing] = useState<string | null>(null);
  const text = useRef<RichTextEditorHandle>(null);
  const list = useRef<HTMLOListElement>(null);
  const onUploads = useUploadCount(onUploadingChange);
  const { commands, messages, announcement, focus, clearFocus } = useSegmentCommands({
    segments,
    sync,
    onChange: (scripts) => onChange({ scripts }),
  });
  useImperativeHandle(editorRef, () => ({ flush: () => text.current?.flush() }), []);

  useLayoutEffect(() => {
    if (!focus) return;
    const part = list.current?.querySelector<HTMLElement>(`[data-segment-${focus.part}="${focus.uuid}"]`);
    if (!part) return;
    part.focus();
    clearFocus();
  }, [focus, clearFocus]);

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
      <SegmentSorting order={order} nameOf={nameOf} onMove={commands.move}>
        <ol ref={list} aria-label={labels.list}>
          {segments.map((segment, index) => (
            <SortableSegment
              key={segment.script_uuid}
              segment={segment}
              number={index + 1}
              isLast={index === segments.length - 1}
              startMessage={messages[index]?.start ?? null}
              endMessage={messages[index]?.end ?? null}
              openComments={openComments.get(segment.script_uuid) ?? 0}
              editing={editing === segment.script_uuid}
              port={port}
              editorRef={text}
              commands={commands}
              onEdit={setEditing}
              onComments={showComments}
              onUploads={onUploads}
            />
          ))}
        </ol>
      </SegmentSorting>
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
