import type { MultiPageContent } from '@paidang/contract/entities';
import type { RichTextEditorHandle } from '@paidang/editor';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { ArrowLeft, ArrowRight, Plus } from 'lucide-react';
import { useImperativeHandle, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { StepEditorProps } from '../../../shared/step-page/step-kind';
import { labels } from '../labels';
import { useScriptDesk, useShowComments } from '../storyboard/script-context';
import { SegmentCard } from '../storyboard/segment-card';
import { StoryboardTools } from '../storyboard/storyboard-tools';
import { useSegmentCommands } from '../storyboard/use-segment-commands';
import { useSegmentFocus } from '../storyboard/use-segment-focus';
import { useUploadCount } from '../storyboard/use-upload-count';
import { SegmentStrip } from './segment-strip';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const words = labels.separate;

/** Writes a script one segment at a time; the others are a press away. */
export default function SegmentDesk({
  content: { scripts: segments },
  onChange,
  port,
  editorRef,
  onUploadingChange,
}: StepEditorProps<MultiPageContent>) {
  const { openComments, chosen, chooseSegment } = useScriptDesk();
  const showComments = useShowComments();
  const [search] = useSearchParams();
  const [current, setCurrent] = useState(search.get('script'));
  const [sync, setSync] = useState(true);
  const [editing, setEditing] = useState<string | null>(null);
  const text = useRef<RichTextEditorHandle>(null);
  const onUploads = useUploadCount(onUploadingChange);
  const { list, focus } = useSegmentFocus<HTMLDivElement>();
  const go = (uuid: string) => {
    text.current?.flush();
    setEditing(null);
    setCurrent(uuid);
    // A board that shows one segment goes along.
    if (chosen) chooseSegment(uuid);
  };
  const { commands, messages, announcement } = useSegmentCommands({
    segments,
    sync,
    onFocus: (target) => {
      go(target.uuid);
      focus(target);
    },
    onChange: (scripts) => onChange({ scripts }),
  });
  useImperativeHandle(editorRef, () => ({ flush: () => text.current?.flush() }), []);

  const at = Math.max(
    0,
    segments.findIndex(({ script_uuid }) => script_uuid === current),
  );
  const [segment, before, after] = [segments[at], segments[at - 1], segments[at + 1]];
  return (
    <div ref={list} className="grid grid-cols-[minmax(0,1fr)]">
      <StoryboardTools
        segments={segments}
        sync={sync}
        onSyncChange={setSync}
        onReplace={commands.replace}
        onRestore={commands.restore}
      />
      {segment ? (
        <>
          <SegmentStrip segments={segments} current={segment.script_uuid} openComments={openComments} onGo={go} />
          <SegmentCard
            key={segment.script_uuid}
            segment={segment}
            number={at + 1}
            isLast={!after}
            handle={null}
            startMessage={messages[at]?.start ?? null}
            endMessage={messages[at]?.end ?? null}
            openComments={openComments.get(segment.script_uuid) ?? 0}
            editing={editing === segment.script_uuid}
            port={port}
            editorRef={text}
            commands={commands}
            onEdit={setEditing}
            onComments={showComments}
            onUploads={onUploads}
          />
          <div
            data-quote-skip=""
            className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4"
          >
            <Button disabled={!before} icon={<ArrowLeft {...icon} />} onClick={() => before && go(before.script_uuid)}>
              {words.previous}
            </Button>
            <p className="text-13 text-ink-3 max-sm:order-first max-sm:w-full">
              {words.position(at + 1, segments.length)}
            </p>
            {after ? (
              <Button icon={<ArrowRight {...icon} />} onClick={() => go(after.script_uuid)}>
                {words.next}
              </Button>
            ) : (
              <Button icon={<Plus {...icon} />} onClick={commands.addLast}>
                {labels.add}
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          <EmptyState title={labels.empty} description={labels.emptyHint} titleAs="h2" className="mb-4" />
          <Button className="w-full" icon={<Plus {...icon} />} onClick={commands.addLast}>
            {labels.add}
          </Button>
        </>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
