import { type BoardComment, useCommentBoard, useCommentBoardState } from '@paidang/comment-board/document';
import type { Drawing, DrawnShape, SentVideo } from '@paidang/contract/entities';
import { frameAt, secondsOf } from '@paidang/contract/rules';
import type { DrawingSession, FilmDrawing } from '@paidang/film';
import { useEffect, useMemo, useRef } from 'react';
import { labels } from '#labels/video';
import { useVideoRoom } from '../video-room';

/** Frame rate assumed for films that do not state one. */
const unknownRate = 25;
const noDrawings: readonly FilmDrawing[] = [];

/** The drawings of the board's comments on a film. */
export function useBoardDrawings(isOfFilm: ((comment: BoardComment) => boolean) | null): readonly FilmDrawing[] {
  const { describe } = useVideoRoom();
  const timed = useCommentBoardState((state) => state.timed);
  return useMemo(() => {
    if (!isOfFilm) return noDrawings;
    const sent = timed.flatMap((comment): FilmDrawing[] => {
      const { drawing, time, created_by: name, message_id: id } = comment;
      if (!drawing || !time || !isOfFilm(comment)) return [];
      return [
        { id, at: secondsOf(time), shapes: drawing.shapes, label: labels.drawnBy(name, describe(drawing.shapes)) },
      ];
    });
    return sent.length > 0 ? sent : noDrawings;
  }, [timed, isOfFilm, describe]);
}

/**
 * Drawings of the board's comments on the film, and drawing for the comment being written.
 *
 * @param onDone called when drawing ends
 */
export function useBoardDrawing(film: SentVideo, isOfFilm: (comment: BoardComment) => boolean, onDone: () => void) {
  const { clock, drawingFor, drawFor, keepStill, describe } = useVideoRoom();
  const board = useCommentBoard();
  const sent = useBoardDrawings(isOfFilm);
  const draft = useCommentBoardState((state) => (drawingFor ? (state.drafts[drawingFor] ?? null) : null));
  const newDraft = useCommentBoardState((state) => state.drafts.new ?? null);

  const drawings = useMemo(() => {
    const { drawing, time } = newDraft ?? {};
    if (!drawing || !time) return sent;
    const drawn = { id: 'new', at: secondsOf(time), shapes: drawing.shapes, label: describe(drawing.shapes) };
    return [...sent, drawn];
  }, [sent, newDraft, describe]);

  const kept = useRef<Drawing | null>(null);
  useEffect(() => {
    const isGone = drawingFor !== null && (draft === null || (kept.current !== null && draft.drawing === null));
    // A sent or discarded comment cannot be drawn on any more.
    if (isGone) drawFor(null);
    kept.current = draft?.drawing ?? null;
  }, [draft, drawingFor, drawFor]);

  // A drawing belongs to one frame: seek there and pause.
  useEffect(() => {
    if (!drawingFor) return;
    const { drafts, comments } = board.getSnapshot();
    const edited = comments.find(({ message_id: id }) => drawingFor === `edit:${id}`);
    const time = edited ? edited.time : drafts.new?.time;
    clock.step(0);
    if (time) clock.goTo(secondsOf(time));
    const rate = clock.rate() ?? unknownRate;
    const frame = frameAt(clock.now(), rate);
    return clock.subscribe(() => {
      if (clock.isPlaying() || frameAt(clock.now(), rate) !== frame) drawFor(null);
    });
  }, [board, clock, drawingFor, drawFor]);

  const session: DrawingSession | null = drawingFor &&
    draft && {
      shapes: draft.drawing?.shapes ?? [],
      onChange: (shapes: readonly DrawnShape[]) => {
        const still = kept.current?.still ?? null;
        const ratio = film.width && film.height ? film.width / film.height : 16 / 9;
        const next = shapes.length > 0 ? { shapes: [...shapes], ratio, still } : null;
        kept.current = next;
        board.setDrawing(drawingFor, next);
      },
      onStill: async (picture: Blob) => {
        const still = await keepStill(picture);
        if (kept.current && still) board.setDrawing(drawingFor, { ...kept.current, still });
      },
      onDone,
    };
  return { drawings, session };
}
