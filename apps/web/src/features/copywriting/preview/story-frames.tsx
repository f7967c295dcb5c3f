import type { StoryFrame } from '@paidang/contract/entities';
import { Avatar } from '@paidang/ui/avatar';
import { Carousel } from '@paidang/ui/carousel';
import { Link } from 'lucide-react';
import { labels } from '#labels/copy-preview';
import { labels as copyLabels } from '#labels/copywriting';
import type { Side } from '../../../shared/people';

export interface StoryFramesProps {
  by: Side;
  vendor: string;
  frames: readonly StoryFrame[];
}

/** Plays a story frame by frame: by swipe, by button, or by the arrow keys on a button. */
export function StoryFrames({ frames, ...props }: StoryFramesProps) {
  const ids = frames.map(({ frame_uuid }) => frame_uuid);
  return (
    <Carousel label={labels.frames} autoplay={false} loop={false} className="gap-1">
      {[...frames.entries()].map(([index, frame]) => (
        <Frame key={frame.frame_uuid} frame={frame} index={index} ids={ids} {...props} />
      ))}
    </Carousel>
  );
}

interface FrameProps extends Omit<StoryFramesProps, 'frames'> {
  frame: StoryFrame;
  index: number;
  /** Ids of all frames. */
  ids: readonly string[];
}

function Frame({ frame: { image, caption, link_sticker: sticker }, index, ids, by, vendor }: FrameProps) {
  return (
    <div className="relative aspect-9/16 overflow-hidden rounded-card bg-film text-film-ink">
      {image ? (
        <img
          src={image}
          alt={caption || copyLabels.story.image(index + 1)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
      <div className="absolute inset-x-0 top-0 grid gap-2 bg-black/45 p-3">
        <div aria-hidden="true" className="flex gap-1">
          {[...ids.entries()].map(([at, id]) => (
            <span key={id} className={`h-0.5 flex-1 rounded-pill ${at <= index ? 'bg-white' : 'bg-white/40'}`} />
          ))}
        </div>
        <div className="flex items-center gap-2">
          <Avatar name={by.name} src={by.src} tone={by.tone} size={32} decorative />
          <p className="grid min-w-0 text-13 leading-4">
            <b className="truncate font-strong">{by.name}</b>
            <span className="truncate text-12">{labels.paid.Instagram(vendor)}</span>
          </p>
        </div>
      </div>
      <div className="absolute inset-x-4 bottom-[20%] grid justify-items-center gap-3 text-center">
        {caption ? (
          <p className="rounded-control bg-black/55 px-3 py-1.5 text-16 leading-6 font-medium whitespace-pre-line [overflow-wrap:anywhere]">
            {caption}
          </p>
        ) : null}
        {sticker ? (
          <p className="flex max-w-full items-center gap-1.5 rounded-pill bg-white px-3 py-1.5 text-13 font-medium text-black">
            <Link size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
            <span className="truncate">{sticker.text || sticker.url}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
