import { hashtagsIn, type PostPlatform } from '@paidang/contract/rules';
import { Avatar } from '@paidang/ui/avatar';
import { Bookmark, Heart, MessageCircle, Play, Repeat2, Send, Share2, ThumbsUp } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { labels } from '#labels/copy-preview';
import type { Side } from '../../../shared/people';
import { type PostPicture, SwipedPictures, TiledPictures } from './post-pictures';
import { PostWords } from './post-words';

export interface PostFrameProps {
  by: Side;
  vendor: string;
  /** Task title, used as the title of a video. */
  title: string;
  text: string;
  pictures: readonly PostPicture[];
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Head({ by, note }: { by: Side; note: string }) {
  return (
    <div className="flex items-center gap-2.5 px-3 py-2.5">
      <Avatar name={by.name} src={by.src} tone={by.tone} size={32} decorative />
      <p className="grid min-w-0 text-14 leading-5">
        <b className="truncate font-strong">{by.name}</b>
        <span className="truncate text-12 text-ink-3">{note}</span>
      </p>
    </div>
  );
}

const Signs = ({ children }: { children: ReactNode }) => (
  <div className="flex gap-4 px-3 py-2.5 text-ink-2">{children}</div>
);

function InstagramPost({ by, vendor, text, pictures }: PostFrameProps) {
  return (
    <>
      <Head by={by} note={labels.paid.Instagram(vendor)} />
      <SwipedPictures platform="Instagram" pictures={pictures} shape="aspect-4/5" />
      <Signs>
        <Heart {...icon} />
        <MessageCircle {...icon} />
        <Send {...icon} />
        <Bookmark {...icon} className="ml-auto" />
      </Signs>
      <PostWords platform="Instagram" text={text} by={by.name} className="px-3 pb-3" />
    </>
  );
}

function FacebookPost({ by, vendor, text, pictures }: PostFrameProps) {
  return (
    <>
      <Head by={by} note={labels.paid.Facebook(vendor)} />
      <PostWords platform="Facebook" text={text} className="px-3 pb-3" />
      <TiledPictures pictures={pictures} />
      <Signs>
        <ThumbsUp {...icon} />
        <MessageCircle {...icon} />
        <Share2 {...icon} />
      </Signs>
    </>
  );
}

function ThreadsPost({ by, vendor, text, pictures }: PostFrameProps) {
  return (
    <>
      <Head by={by} note={labels.paid.Threads(vendor)} />
      <div className="pr-3 pl-13.5">
        <PostWords platform="Threads" text={text} className="pb-3" />
        {pictures.length > 0 ? (
          <SwipedPictures platform="Threads" pictures={pictures} shape="aspect-4/5 rounded-control" />
        ) : null}
      </div>
      <div className="pl-10.5">
        <Signs>
          <Heart {...icon} />
          <MessageCircle {...icon} />
          <Repeat2 {...icon} />
          <Send {...icon} />
        </Signs>
      </div>
    </>
  );
}

/** This many hashtags are displayed above a video's title. */
const tagsAboveTitle = 3;

function YouTubePost({ by, title, text, pictures }: PostFrameProps) {
  return (
    <>
      <div className="relative">
        <SwipedPictures platform="YouTube" pictures={pictures.slice(0, 1)} shape="aspect-video" />
        <span className="absolute top-2 left-2 rounded-[4px] bg-black/75 px-2 py-0.5 text-12 text-white">
          {labels.paid.YouTube()}
        </span>
        {pictures.length > 0 ? (
          <span className="absolute inset-0 m-auto grid size-12 place-items-center rounded-pill bg-black/60 text-white">
            <Play size={20} aria-hidden="true" className="fill-current" />
          </span>
        ) : null}
      </div>
      <div className="grid gap-2 p-3">
        <p className="text-12 text-(--post-link) empty:hidden">{hashtagsIn(text).slice(0, tagsAboveTitle).join(' ')}</p>
        <p className="text-16 leading-6 font-strong [overflow-wrap:anywhere]">{title}</p>
        <p className="flex items-center gap-2 text-13 text-ink-2">
          <Avatar name={by.name} src={by.src} tone={by.tone} size={24} decorative />
          {by.name}
        </p>
        {text ? (
          <div className="rounded-control bg-sunken p-3">
            <PostWords platform="YouTube" text={text} />
          </div>
        ) : null}
      </div>
    </>
  );
}

function TikTokPost({ by, text, pictures }: PostFrameProps) {
  return (
    <div className="relative bg-film">
      <SwipedPictures platform="TikTok" pictures={pictures} shape="aspect-9/16 bg-film! text-film-ink!" />
      <div className="absolute inset-x-0 bottom-0 grid max-h-2/3 gap-1 overflow-y-auto bg-black/55 p-3 text-white">
        <b className="text-14 font-strong">{by.name}</b>
        <PostWords platform="TikTok" text={text} onPicture />
        <span className="justify-self-start rounded-[4px] bg-white/20 px-1.5 text-12">{labels.paid.TikTok()}</span>
      </div>
    </div>
  );
}

/** A post in the layout of each platform, without the platforms' trademarks. */
export const postFrames: Readonly<Record<PostPlatform, ComponentType<PostFrameProps>>> = {
  Instagram: InstagramPost,
  Facebook: FacebookPost,
  Threads: ThreadsPost,
  YouTube: YouTubePost,
  TikTok: TikTokPost,
};
