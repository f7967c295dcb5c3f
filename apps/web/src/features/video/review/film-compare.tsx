import type { Film, VideoContent } from '@paidang/contract/entities';
import { useEffect, useRef } from 'react';
import { copyName } from '#labels/version-names';
import { labels } from '#labels/video';
import type { StepCompareProps } from '../../../step/step-kind';
import { useFilmSource } from '../player/use-film-source';
import { useFilm, useVideoDesk } from '../video-context';
import { FilmReader } from './film-reader';

/** s the two may be apart before the earlier is put right. */
const drift = 0.3;

/** Two versions side by side with one playhead: the earlier follows the later without sound. */
export default function FilmCompare({ before, after }: StepCompareProps<VideoContent>) {
  const { sheet } = useVideoDesk();
  const film = useFilm(before.video_uuid);
  const number = sheet.versions.find((one) => one.film.video_uuid === before.video_uuid)?.number ?? 1;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2">
      <p className="text-13 text-ink-3">{labels.compare.hint}</p>
      <FilmReader content={after} beside={film?.path ? <Follower film={film} name={copyName(number)} /> : null} />
    </div>
  );
}

interface FollowerProps {
  film: Film;
  name: string;
}

function Follower({ film, name }: FollowerProps) {
  const { clock } = useVideoDesk();
  const { src } = useFilmSource(film);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const follow = () => {
      const { current } = video;
      if (!current) return;
      const at = Math.min(clock.position(), current.duration || clock.position());
      if (Math.abs(current.currentTime - at) > (clock.isPlaying() ? drift : 0.01)) current.currentTime = at;
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
        aria-label={labels.player.film(name)}
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
