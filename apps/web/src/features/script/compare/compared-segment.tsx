import type { ScriptSegment } from '@paidang/contract/entities';
import { escapeMarkup } from '@paidang/contract/rules';
import type { DiffSummary, RichTextDiffHandle } from '@paidang/editor/view';
import { Badge } from '@paidang/ui/badge';
import { cn } from '@paidang/ui/cn';
import { memo } from 'react';
import { labels } from '#labels/script';
import { RichText } from '../../../shared/rich-text';
import { RichTextDiff } from '../../../step/versions/rich-text';
import type { SegmentChange } from '../segments/compare-segments';
import { spanWords } from '../segments/segment';
import { SegmentFrame } from '../storyboard/segment-frame';
import { ScenePicture } from '../storyboard/segment-reader';
import { describeChange } from './change-notes';

export type TextPart = 'text' | 'narration';

export interface ComparedSegmentProps {
  change: SegmentChange<ScriptSegment>;
  onDiff: (uuid: string, part: TextPart, summary: DiffSummary) => void;
  diffRef: (uuid: string, part: TextPart, handle: RichTextDiffHandle | null) => void;
}

/** Plain text as a document with a paragraph per line, so that it can be compared like one. */
const asDocument = (text: string): string =>
  text
    ? text
        .split('\n')
        .map((line) => `<p>${escapeMarkup(line)}</p>`)
        .join('')
    : '';

const tones = { added: 'success', removed: 'danger', kept: 'neutral' } as const;

/** One segment in two versions: additions in green, removals in red. */
export const ComparedSegment = memo(function ComparedSegment({ change, onDiff, diffRef }: ComparedSegmentProps) {
  const { uuid, kind, before, after, numberBefore, numberAfter } = change;
  const said = describeChange(change);
  const texts = (part: TextPart) => ({
    before: read(before, part),
    after: read(after, part),
    onDiff: (summary: DiffSummary) => onDiff(uuid, part, summary),
    diffRef: (handle: RichTextDiffHandle | null) => diffRef(uuid, part, handle),
  });
  return (
    <li
      data-segment={uuid}
      data-change-kind={kind}
      className={cn(
        '-mx-2 scroll-mt-6 border-t border-line px-2 [contain-intrinsic-size:auto_320px] [content-visibility:auto] first:border-t-0',
        kind === 'removed' && 'text-ink-2',
      )}
    >
      <SegmentFrame
        number={numberAfter ?? numberBefore ?? 0}
        heading={
          <h2 className="py-1.5 text-18 font-strong break-words">
            <TurnSentenceFacts
              before={before && (before.title || labels.untitled)}
              after={after && (after.title || labels.untitled)}
            />
          </h2>
        }
        times={
          <>
            <span className="font-mono">
              <TurnSentenceFacts before={before && spanWords(before)} after={after && spanWords(after)} />
            </span>
            {said ? (
              <Badge tone={tones[kind]} className="mt-[5px]">
                {said}
              </Badge>
            ) : null}
          </>
        }
        scene={
          <>
            <Pictures before={before?.picture ?? null} after={after?.picture ?? null} number={numberAfter ?? 0} />
            <ComparedText {...texts('text')} />
          </>
        }
        narration={<ComparedText {...texts('narration')} />}
      />
    </li>
  );
});

const read = (segment: ScriptSegment | null, part: TextPart): string =>
  segment ? (part === 'text' ? segment.text : asDocument(segment.narration)) : '';

interface ComparedTextProps {
  before: string;
  after: string;
  onDiff: (summary: DiffSummary) => void;
  diffRef: (handle: RichTextDiffHandle | null) => void;
}

function ComparedText({ before, after, onDiff, diffRef }: ComparedTextProps) {
  if (before === after) return after ? <RichText html={after} size="compact" /> : null;
  return <RichTextDiff before={before} after={after} size="compact" onDiff={onDiff} diffRef={diffRef} />;
}

/** A short text in two versions; `null` if the segment did not exist. */
function TurnSentenceFacts({ before, after }: { before: string | null; after: string | null }) {
  if (before === after) return after;
  return (
    <>
      {before ? (
        <del className="rounded-[3px] bg-danger-50 px-px text-danger-600 decoration-[1.5px]">{before}</del>
      ) : null}
      {before && after ? ' ' : null}
      {after ? (
        <ins className="rounded-[3px] bg-success-50 px-px text-success-600 decoration-[1.5px] underline-offset-4">
          {after}
        </ins>
      ) : null}
    </>
  );
}

function Pictures({ before, after, number }: { before: string | null; after: string | null; number: number }) {
  if (before === after) return after ? <ScenePicture src={after} number={number} /> : null;
  return (
    <div className="grid grid-cols-2 gap-2">
      {before ? (
        <del className="block rounded-control outline-2 outline-danger-600">
          <ScenePicture src={before} number={number} alt={labels.change.pictureBefore(number)} />
        </del>
      ) : null}
      {after ? (
        <ins className="block rounded-control outline-2 outline-success-600">
          <ScenePicture src={after} number={number} />
        </ins>
      ) : null}
    </div>
  );
}
