import type { SentVideo, VideoContent } from '@paidang/contract/entities';
import { useFilmSource } from '@paidang/film';
import { useEffect, useRef } from 'react';
import { copyName } from '#labels/version-names';
import { labels } from '#labels/video';
import type { StepCompareProps } from '../../../step/step-kind';
import { useVideoDesk, useVideoOf } from '../video-context';
import { VideoReader } from './video-reader';

/** s the two may be apart before the earlier is put right. */
const maxDrift = 0.3;

/** Two versions side by side with one playhead: the earlier follows the later without sound. */
export default function VideoCompare({ before, after }: StepCompareProps<VideoContent>) {
  const { view } = useVideoDesk();
  const film = useVideoOf(before.video_uuid);
  const number = view.versions.find((one) => one.film.video_uuid === before.video_uuid)?.number ?? 1;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2">
      <p className="text-13 text-ink-3">{labels.compare.hint}</p>
      <VideoReader content={after} beside={film?.path ? <Follower film={film} name={copyName(number)} /> : null} />
    </div>
  );
}

interface FollowerProps {
  film: SentVideo;
  name: string;
}

function Follower({ film, name }: FollowerProps) {
  const { clock, refresh } = useVideoDesk();
  const { src } = useFilmSource(film, refresh);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const follow = () => {
      const { current } = video;
      if (!current) return;
      const at = Math.min(clock.now(), current.duration || clock.now());
      if (Math.abs(current.currentTime - at) > (clock.isPlaying() ? maxDrift : 0.01)) current.currentTime = at;
      if (clock.isPlaying() && current.paused && !current.ended) void current.play().catch(() => undefined);
      else if (!clock.isPlaying() && !current.paused) current.pause();
    };
    follow();
    return clock.subscribe(follow);
  }, [clock]);
  return (
    <figure className="relative min-h-40 min-w-0 flex-1 bg-[#0b0b0d] max-lg:aspect-video max-lg:flex-none">
      <video
        ref={video}
        key={film.video_uuid}
        src={src ?? undefined}
        poster={film.poster ?? undefined}
        aria-label={labels.film(name)}
        muted
        playsInline
        preload="metadata"
        className="absolute inset-0 size-full object-contain"
      />
      <figcaption className="absolute top-2 left-2 rounded-[4px] bg-[#18181ed1] px-2 py-0.5 text-12 text-white">
        {labels.compare.before(name)}
      </figcaption>
    </figure>
  );
}
