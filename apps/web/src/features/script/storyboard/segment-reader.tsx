import type { ScriptSegment } from '@paidang/contract/entities';
import { memo } from 'react';
import { labels } from '#labels/script';
import { RichText } from '../../../shared/rich-text';
import { spanWords } from '../segments/segment';
import { CommentsButton } from './comments-button';
import { SegmentFrame } from './segment-frame';

export interface SegmentReaderProps {
  segment: ScriptSegment;
  number: number;
  /** Number of its unprocessed comments. */
  openComments: number;
  onComments: (uuid: string) => void;
}

/** Read-only segment, in the layout it was written in. */
export const SegmentReader = memo(function SegmentReader({
  segment,
  number,
  openComments,
  onComments,
}: SegmentReaderProps) {
  const { script_uuid, title, picture, text, narration } = segment;
  return (
    <SegmentFrame
      number={number}
      heading={<h2 className="py-1.5 text-18 font-strong break-words">{title || labels.untitled}</h2>}
      tools={<CommentsButton number={number} count={openComments} onPress={() => onComments(script_uuid)} />}
      times={<span className="font-mono">{spanWords(segment) || labels.noTime}</span>}
      scene={
        <>
          {picture ? <ScenePicture src={picture} number={number} /> : null}
          {text ? <RichText html={text} size="compact" /> : picture ? null : <Nothing />}
        </>
      }
      narration={
        narration ? <p className="text-15 leading-6 break-words whitespace-pre-wrap">{narration}</p> : <Nothing />
      }
    />
  );
});

export interface ScenePictureProps {
  src: string;
  number: number;
  /** @default a description with the segment's number */
  alt?: string;
}

export function ScenePicture({ src, number, alt = labels.picture.alt(number) }: ScenePictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      className="aspect-video w-full rounded-control border border-line bg-sunken object-contain"
    />
  );
}

const Nothing = () => (
  <p data-quote-skip="" className="text-13 text-ink-3">
    {labels.nothing}
  </p>
);
