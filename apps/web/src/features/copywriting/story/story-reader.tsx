import type { StoryFrame } from '@paidang/contract/entities';
import { startsWithHttp } from '@paidang/contract/rules';
import { Link as LinkIcon } from 'lucide-react';
import { labels as pictureLabels } from '../../../shared/pictures/labels';
import { usePictureViewer } from '../../../shared/pictures/use-picture-viewer';
import { labels } from '../labels';

const words = labels.story;

/** The frames of a story as people will see them, in their order. */
export function StoryReader({ frames }: { frames: readonly StoryFrame[] }) {
  const pictures = frames.flatMap(({ image, caption }, index) =>
    image ? [{ src: image, alt: caption || words.image(index + 1), caption }] : [],
  );
  const { show, viewer } = usePictureViewer(pictures);
  return (
    <>
      <ol aria-label={words.frames} className="grid grid-cols-[repeat(auto-fill,minmax(176px,1fr))] gap-4">
        {[...frames.entries()].map(([index, frame]) => (
          <li key={frame.frame_uuid} className="min-w-0">
            <p data-quote-skip="" className="mb-1.5 font-mono text-12 text-ink-3">
              {words.frame(index + 1)}
            </p>
            <div className="flex aspect-[9/16] flex-col justify-end gap-2 overflow-hidden rounded-card border border-line bg-sunken bg-cover bg-center">
              {frame.image ? (
                <button
                  type="button"
                  aria-label={pictureLabels.open(frame.caption || words.image(index + 1))}
                  onClick={() => show(pictures.findIndex(({ src }) => src === frame.image))}
                  className="min-h-0 w-full flex-1 cursor-zoom-in"
                >
                  <img
                    src={frame.image}
                    alt={frame.caption || words.image(index + 1)}
                    loading="lazy"
                    className="size-full object-cover"
                  />
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
