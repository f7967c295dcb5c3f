import type { SentVideo } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { Spinner } from '@paidang/ui/spinner';
import { useMediaSelector } from 'media-chrome/react/media-store';
import { useFilm } from '../react/film-context';

/** Shown and announced while a film that should play is loading. */
export function PlayerLoading() {
  const { labels } = useFilm();
  const loading = useMediaSelector<boolean>((state) => Boolean(state.mediaLoading) && state.mediaPaused === false);
  if (!loading) return null;
  return (
    <span
      role="status"
      className="pdf:pointer-events-none pdf:absolute pdf:inset-0 pdf:grid pdf:place-items-center pdf:text-film-ink"
    >
      <Spinner className="pdf:size-8" />
      <span className="pdf:sr-only">{labels.loading}</span>
    </span>
  );
}

/** Shown instead of a film that cannot be played: the reason, and what to do. */
export function PlayerFailure({ film, onRetry }: { film: Pick<SentVideo, 'source' | 'url'>; onRetry: () => void }) {
  const { labels } = useFilm();
  return (
    <div
      role="alert"
      className="pdf:absolute pdf:inset-0 pdf:grid pdf:place-content-center pdf:justify-items-center pdf:gap-3 pdf:bg-(--pd-film-screen) pdf:p-6 pdf:text-center pdf:text-film-ink"
    >
      <p>{film.source === 'link' ? labels.linkFailed : labels.failed}</p>
      {film.url ? (
        <Button asChild>
          <a href={film.url} target="_blank" rel="noopener noreferrer">
            {labels.openLink}
          </a>
        </Button>
      ) : (
        <Button onClick={onRetry}>{labels.retry}</Button>
      )}
    </div>
  );
}
