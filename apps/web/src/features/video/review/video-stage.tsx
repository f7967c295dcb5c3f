import {
  type BoardComment,
  useCommentBoard,
  useCommentBoardState,
  useFocusComposer,
} from '@paidang/comment-board/document';
import type { SentVideo } from '@paidang/contract/entities';
import { secondsOf, videoRangeOf, videoTimeOf } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { labels } from '#labels/video';
import { useOpenBoard } from '../../../step/board/use-step-board';
import { Player } from '../player/player';
import { useVideoDesk } from '../video-context';
import { BoardRuler } from './board-ruler';

export interface FilmStageProps {
  film: SentVideo;
  isOfFilm: (comment: BoardComment) => boolean;
  /** Another version to compare with. */
  beside?: ReactNode;
}

/** A film to watch and to comment on: player and ruler, or the ruler alone where the film can only be opened elsewhere. */
export function VideoStage({ film, isOfFilm, beside }: FilmStageProps) {
  const { clock } = useVideoDesk();
  const board = useCommentBoard();
  const openBoard = useOpenBoard();
  const focusComposer = useFocusComposer();
  const time = useCommentBoardState((state) => state.drafts.new?.time ?? null);
  const { duration, path } = film;
  useEffect(() => {
    clock.setLength(duration ?? 0);
    // Without a film on screen a comment speaks of none.
    return () => clock.setLength(0);
  }, [clock, duration]);

  const mark = (end: 'from' | 'until') => {
    const now = clock.position();
    const stretch =
      end === 'until' && time ? videoRangeOf(secondsOf(time), now) : { time: videoTimeOf(now), end: null };
    board.setTime(stretch.time, stretch.end);
    if (end === 'from') return;
    openBoard();
    focusComposer();
  };

  if (path)
    return (
      <Player film={film} beside={beside} onMark={mark}>
        <BoardRuler film={film} isOfFilm={isOfFilm} />
      </Player>
    );
  return (
    <section aria-label={labels.player.film(film.name)} className="overflow-hidden rounded-[4px] bg-film text-film-ink">
      <div className="grid justify-items-center gap-4 px-6 py-12 text-center">
        <p className="max-w-[44ch] text-film-ink-2">{labels.player.link}</p>
        <Button asChild icon={<ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />}>
          <a href={film.url ?? undefined} target="_blank" rel="noopener noreferrer">
            {labels.player.openLink}
          </a>
        </Button>
      </div>
      <BoardRuler film={film} isOfFilm={isOfFilm} />
    </section>
  );
}
