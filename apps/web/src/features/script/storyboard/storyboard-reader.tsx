import type { MultiPageContent } from '@paidang/contract/entities';
import { formatTimeIndex } from '@paidang/contract/rules';
import { labels } from '#labels/script';
import type { StepReaderProps } from '../../../step/step-kind';
import { lengthOf } from '../segments/segment';
import { useScriptRoom, useShowComments } from './script-room';
import { SegmentReader } from './segment-reader';

/** Read-only script, in the layout it was written in. */
export function StoryboardReader({ content: { scripts } }: StepReaderProps<MultiPageContent>) {
  const { openComments } = useScriptRoom();
  const showComments = useShowComments();
  const length = lengthOf(scripts);
  return (
    <>
      <p data-quote-skip="" className="text-13 text-ink-3">
        {labels.total(scripts.length, length > 0 ? formatTimeIndex(length) : '')}
      </p>
      <ol aria-label={labels.list}>
        {scripts.map((segment, index) => (
          <li
            key={segment.script_uuid}
            data-segment={segment.script_uuid}
            className="-mx-2 border-t border-line px-2 [contain-intrinsic-size:auto_320px] [content-visibility:auto] first:border-t-0"
          >
            <SegmentReader
              segment={segment}
              number={index + 1}
              openComments={openComments.get(segment.script_uuid) ?? 0}
              onComments={showComments}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
