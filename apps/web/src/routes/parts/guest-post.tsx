import { useMemo } from 'react';
import { labels } from '#labels/guest-review';
import { PublishedPost } from '../../features/copywriting/preview/post-preview';
import { StoryFrames } from '../../features/copywriting/preview/story-frames';
import type { GuestPostProps } from '../../features/guest-review/guest-review';
import type { Side } from '../../shared/people';

const postLabels = labels.post;
/** Guests must not see any names. */
const creator: Side = { name: postLabels.creator, src: null, tone: 'creator' };

/** Copy as it will be published, without any names of the project. */
export default function GuestPost({ post: { platform, content, pictures }, title }: GuestPostProps) {
  const shown = useMemo(() => pictures.map(({ path, caption }) => ({ src: path, alt: caption })), [pictures]);
  if (content.mode === 'post') {
    return (
      <PublishedPost
        on={platform}
        by={creator}
        vendor={postLabels.vendor}
        title={title}
        html={content.text}
        pictures={shown}
      />
    );
  }
  const frames = content.frames.map((frame, index) => ({ ...frame, image: shown[index]?.src ?? frame.image }));
  return (
    <div className="mx-auto max-w-80 p-5">
      <StoryFrames by={creator} vendor={postLabels.vendor} frames={frames} />
    </div>
  );
}
