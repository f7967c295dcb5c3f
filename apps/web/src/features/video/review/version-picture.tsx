import { momentText, videoTimeOf } from '@paidang/contract/rules';
import { Clapperboard } from 'lucide-react';
import { useVideoDesk } from '../video-context';

/** First frame and length of a version. */
export function VersionPicture({ number }: { number: number }) {
  const { view } = useVideoDesk();
  const film = view.versions.find((one) => one.number === number)?.film;
  const picture = film?.cover?.path ?? film?.poster;
  return (
    <span className="relative block aspect-video w-full overflow-hidden rounded-[4px] bg-film">
      {picture ? (
        <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />
      ) : (
        <span className="absolute inset-0 grid place-items-center text-film-ink-2">
          <Clapperboard size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
      )}
      {film?.duration ? (
        <span className="absolute right-1 bottom-1 rounded-[3px] bg-[#18181ed1] px-1 font-mono text-12 text-white tabular-nums">
          {momentText(videoTimeOf(film.duration))}
        </span>
      ) : null}
    </span>
  );
}
