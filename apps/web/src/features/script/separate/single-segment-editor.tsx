import type { MultiPageContent } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { ArrowLeft, ArrowRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { labels } from '#labels/script';
import type { StepEditorProps } from '../../../step/step-kind';
import { useScriptRoom } from '../storyboard/script-room';
import { SegmentCard } from '../storyboard/segment-card';
import { StoryboardTools } from '../storyboard/storyboard-tools';
import { useSegmentFocus } from '../storyboard/use-segment-commands';
import { useSegmentEditing } from '../storyboard/use-segment-editing';
import { SegmentStrip } from './segment-strip';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const separateLabels = labels.separate;

/** Editor for one segment at a time, with links to the others. */
export default function SingleSegmentEditor(props: StepEditorProps<MultiPageContent>) {
  const { openComments, chosen, chooseSegment } = useScriptRoom();
  const [search] = useSearchParams();
  const [current, setCurrent] = useState(search.get('script'));
  const { list, focus } = useSegmentFocus<HTMLDivElement>();
  const { segments, commands, announcement, stopEditing, tools, cardOf } = useSegmentEditing(props, (target) => {
    go(target.uuid);
    focus(target);
  });
  const go = (uuid: string) => {
    stopEditing();
    setCurrent(uuid);
    // A board that is filtered by segment follows.
    if (chosen) chooseSegment(uuid);
  };

  const at = Math.max(
    0,
    segments.findIndex(({ script_uuid }) => script_uuid === current),
  );
  const [segment, before, after] = [segments[at], segments[at - 1], segments[at + 1]];
  return (
    <div ref={list} className="grid grid-cols-[minmax(0,1fr)]">
      <StoryboardTools {...tools} />
      {segment ? (
        <>
          <SegmentStrip segments={segments} current={segment.script_uuid} openComments={openComments} onGo={go} />
          <SegmentCard key={segment.script_uuid} {...cardOf(segment, at)} handle={null} />
          <div
            data-quote-skip=""
            className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4"
          >
            <Button disabled={!before} icon={<ArrowLeft {...icon} />} onClick={() => before && go(before.script_uuid)}>
              {separateLabels.previous}
            </Button>
            <p className="text-13 text-ink-3 max-sm:order-first max-sm:w-full">
              {separateLabels.position(at + 1, segments.length)}
            </p>
            {after ? (
              <Button icon={<ArrowRight {...icon} />} onClick={() => go(after.script_uuid)}>
                {separateLabels.next}
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
          <EmptyState
            drawing="film"
            title={labels.empty}
            description={labels.emptyHint}
            titleAs="h2"
            className="mb-4"
          />
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
