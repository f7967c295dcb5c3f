import { type BoardComment, useCommentBoard, useFocusComposer } from '@paidang/comment-board/document';
import type { SentVideo } from '@paidang/contract/entities';
import { type ComparedFilm, FilmPlayer } from '@paidang/film';
import { Button } from '@paidang/ui/button';
import { ExternalLink } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { copyName } from '#labels/version-names';
import { labels } from '#labels/video';
import { lazyExtra } from '../../../shared/lazy-extra';
import { useHeightProperty } from '../../../shared/use-height-property';
import { useOpenBoard } from '../../../step/board/use-step-board';
import { type ComparedVersion, useVideoRoom } from '../video-room';
import { BoardRuler, useDraftStretch } from './board-ruler';
import { useBoardDrawing, useBoardDrawings } from './use-board-drawing';

/** The comments displayed next to a film in full screen. */
const Board = lazyExtra(() => import('../../../step/board/board'));

export interface FilmStageProps {
  film: SentVideo;
  isOfFilm: (comment: BoardComment) => boolean;
  /** Another version to compare with. */
  compared?: ComparedVersion | null | undefined;
}

/** Stage for watching and commenting: player and ruler, or only the ruler if the film can only be opened elsewhere. */
export function VideoStage({ film, isOfFilm, compared = null }: FilmStageProps) {
  const { clock, refresh, isPinned, isFull, fill, drawingFor, drawFor } = useVideoRoom();
  const { permissions } = useCommentBoard();
  const openBoard = useOpenBoard();
  const focusComposer = useFocusComposer();
  const measured = useHeightProperty('--film');
  const { stretch, markEnd } = useDraftStretch();
  const endDrawing = () => {
    drawFor(null);
    openBoard();
  };
  const { drawings, session } = useBoardDrawing(film, isOfFilm, endDrawing);
  const comparedFilm = useComparedFilm(compared);
  const { duration, fps, path } = film;
  useEffect(() => {
    clock.setFilm({ length: duration ?? 0, fps });
    // Without a film on screen, a comment has no time.
    return () => clock.setFilm({ length: 0, fps: null });
  }, [clock, duration, fps]);

  const mark = (end: 'from' | 'until') => {
    markEnd(end);
    if (end === 'from') return;
    openBoard();
    focusComposer();
  };

  const draw = () => (drawingFor ? endDrawing() : drawFor('new'));

  if (path)
    return (
      <FilmPlayer
        ref={measured}
        data-tour="video-player"
        film={film}
        clock={clock}
        onRefused={refresh}
        compared={comparedFilm}
        onMark={mark}
        stretch={stretch}
        drawings={drawings}
        drawing={session}
        onDraw={permissions.canSend() ? draw : undefined}
        pinned={isPinned}
        onFullscreen={fill}
        aside={isFull ? <Board /> : null}
      >
        <BoardRuler film={film} isOfFilm={isOfFilm} compared={compared} />
      </FilmPlayer>
    );
  return (
    <section aria-label={labels.film(film.name)} className="overflow-hidden rounded-[4px] bg-film text-film-ink">
      <div className="grid justify-items-center gap-4 px-6 py-12 text-center">
        <p className="max-w-[44ch] text-film-ink-2">{labels.link}</p>
        <Button asChild icon={<ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />}>
          <a href={film.url ?? undefined} target="_blank" rel="noopener noreferrer">
            {labels.openLink}
          </a>
        </Button>
      </div>
      <BoardRuler film={film} isOfFilm={isOfFilm} />
    </section>
  );
}

/** The earlier version with its drawings. */
function useComparedFilm(compared: ComparedVersion | null): ComparedFilm | null {
  const version = compared?.version ?? null;
  const isOfVersion = useCallback((comment: BoardComment) => comment.version === version, [version]);
  const drawings = useBoardDrawings(compared ? isOfVersion : null);
  return useMemo(() => {
    if (!compared) return null;
    const { version: number, ...rest } = compared;
    return { ...rest, name: copyName(number), drawings };
  }, [compared, drawings]);
}
