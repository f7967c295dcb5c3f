import type { MultiPageContent } from '@paidang/contract/entities';
import type { RichTextEditorHandle } from '@paidang/editor';
import { useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { StepEditorProps } from '../../../step/step-kind';
import { useScriptRoom, useShowComments } from './script-room';
import type { SegmentCardProps } from './segment-card';
import type { StoryboardToolsProps } from './storyboard-tools';
import { type SegmentFocus, useSegmentCommands } from './use-segment-commands';

/** State for editing any number of segments: only one text has an editor at a time. */
export function useSegmentEditing(
  { content, onChange, port, editorRef, onUploadingChange }: StepEditorProps<MultiPageContent>,
  onFocus: (target: SegmentFocus) => void,
) {
  const segments = content.scripts;
  const { openComments, sent } = useScriptRoom();
  const onComments = useShowComments();
  const [sync, onSyncChange] = useState(true);
  const [editing, onEdit] = useState<string | null>(null);
  const text = useRef<RichTextEditorHandle>(null);
  const onUploads = useUploadCount(onUploadingChange);
  const { commands, messages, announcement } = useSegmentCommands({
    segments,
    sync,
    onFocus,
    onChange: (scripts) => onChange({ scripts }),
  });
  useImperativeHandle(editorRef, () => ({ flush: () => text.current?.flush() }), []);

  const tools: StoryboardToolsProps = {
    segments,
    sync,
    onSyncChange,
    onReplace: commands.replace,
    onRestore: commands.restore,
  };
  const cardOf = (segment: (typeof segments)[number], index: number): Omit<SegmentCardProps, 'handle'> => ({
    segment,
    number: index + 1,
    isLast: index === segments.length - 1,
    startMessage: messages[index]?.start ?? null,
    endMessage: messages[index]?.end ?? null,
    openComments: openComments.get(segment.script_uuid) ?? 0,
    sent: sent.has(segment.script_uuid),
    editing: editing === segment.script_uuid,
    port,
    editorRef: text,
    commands,
    onEdit,
    onComments,
    onUploads,
  });
  const stopEditing = () => {
    text.current?.flush();
    onEdit(null);
  };
  return { segments, commands, announcement, editing, stopEditing, tools, cardOf };
}

/** Adds up the running uploads of several places. */
function useUploadCount(onChange: (count: number) => void): (name: string, count: number) => void {
  const counts = useRef(new Map<string, number>());
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => () => tell.current(0), []);
  return useCallback((name, count) => {
    counts.current.set(name, count);
    tell.current([...counts.current.values()].reduce((sum, one) => sum + one, 0));
  }, []);
}
