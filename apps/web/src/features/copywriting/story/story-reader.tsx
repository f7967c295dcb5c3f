import type { StoryFrame } from '@paidang/contract/entities';
import { startsWithHttp } from '@paidang/contract/rules';
import { Link as LinkIcon } from 'lucide-react';
import { useRef } from 'react';
import { labels } from '#labels/copywriting';
import { labels as pictureLabels } from '#labels/pictures';
import { PinNumbers, usePicturePins } from '../../../shared/pictures/picture-pins';
import { usePictureViewer } from '../../../shared/pictures/use-picture-viewer';
import { useQuotePlace } from '../../../step/board/quote-target';

const storyLabels = labels.story;

/** Text of a frame as quoted by a comment on it. */
const frameWords = ({ caption, link_sticker: sticker }: StoryFrame, number: number): string =>
  [storyLabels.frame(number), caption, sticker ? sticker.text || sticker.url : ''].filter(Boolean).join('\n');

/** The frames of a story in order, as published. A comment on a frame quotes its number and its text. */
export function StoryReader({ frames }: { frames: readonly StoryFrame[] }) {
  const list = useRef<HTMLOListElement>(null);
  const quote = useQuotePlace();
  const pins = usePicturePins();
  const pictures = frames.flatMap((frame, index) => {
    const { image, caption } = frame;
    const marks = pins.of(frameWords(frame, index + 1));
    return image ? [{ src: image, alt: caption || storyLabels.image(index + 1), caption, marks, index }] : [];
  });
  const { show, viewer } = usePictureViewer(pictures, {
    onComment: quote
      ? (at, point) => {
          const frame = list.current?.children[pictures[at]?.index ?? -1];
          if (frame) quote(frame, point);
        }
      : undefined,
    onMark: pins.open,
  });
  return (
    <>
      <ol
        ref={list}
        aria-label={storyLabels.frames}
        className="grid grid-cols-[repeat(auto-fill,minmax(176px,1fr))] gap-4"
      >
        {[...frames.entries()].map(([index, frame]) => (
          <li key={frame.frame_uuid} className="min-w-0">
            <p className="mb-1.5 font-mono text-12 text-ink-3">{storyLabels.frame(index + 1)}</p>
            <div className="flex aspect-[9/16] flex-col justify-end gap-2 overflow-hidden rounded-card border border-line bg-sunken bg-cover bg-center">
              {frame.image ? (
                <button
                  type="button"
                  aria-label={pictureLabels.open(frame.caption || storyLabels.image(index + 1))}
                  onClick={() => show(pictures.findIndex((picture) => picture.index === index))}
                  className="relative min-h-0 w-full flex-1 cursor-zoom-in"
                >
                  <img
                    src={frame.image}
                    alt={frame.caption || storyLabels.image(index + 1)}
                    loading="lazy"
                    className="size-full object-cover"
                  />
                  <PinNumbers marks={pictures.find((picture) => picture.index === index)?.marks ?? []} />
                </button>
              ) : null}
              <div className="grid justify-items-start gap-2 p-3">
                {frame.caption ? <p className="text-15 leading-6 whitespace-pre-line">{frame.caption}</p> : null}
                <Sticker frame={frame} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      {viewer}
    </>
  );
}

function Sticker({ frame: { link_sticker: sticker } }: { frame: StoryFrame }) {
  if (!sticker) return null;
  const looks =
    'inline-flex max-w-full items-center gap-1.5 rounded-pill border border-line bg-surface px-3 py-1 text-13 font-medium text-ink';
  const content = (
    <>
      <LinkIcon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className="truncate">{sticker.text || sticker.url}</span>
    </>
  );
  if (!startsWithHttp(sticker.url)) return <span className={looks}>{content}</span>;
  return (
    <a href={sticker.url} target="_blank" rel="noreferrer noopener" className={`${looks} hover:bg-hover`}>
      {content}
    </a>
  );
}
