import { type BoardComment, useCommentBoard, useCommentBoardState } from '@paidang/comment-board/document';
import type { SentVideo } from '@paidang/contract/entities';
import { filmRangeOf, filmTimeOf, momentText, secondsOf } from '@paidang/contract/rules';
import { isVendor } from '@paidang/contract/vocabulary';
import { PlayerRuler, type Stretch } from '@paidang/film';
import type { FilmPin } from '@paidang/ui/film-ruler';
import { useMemo } from 'react';
import { copyName } from '#labels/version-names';
import { labels } from '#labels/video';
import { useOpenBoard } from '../../../step/board/use-step-board';
import { type ComparedVersion, useVideoRoom } from '../video-room';

export interface BoardRulerProps {
  film: SentVideo;
  /** Whether a comment refers to this film. */
  isOfFilm: (comment: BoardComment) => boolean;
  /** An earlier version whose comments are shown, too. */
  compared?: ComparedVersion | null;
}

/** Maximum length of a pin's label. */
const maxPinLength = 40;

/** The film's ruler with a pin for each comment; dragging across it marks the range of the next comment. */
export function BoardRuler({ film, isOfFilm, compared = null }: BoardRulerProps) {
  const { clock } = useVideoRoom();
  const board = useCommentBoard();
  const openBoard = useOpenBoard();
  const timed = useCommentBoardState((state) => state.timed);
  const active = useCommentBoardState((state) => state.active?.id ?? null);
  const { stretch, markStretch } = useDraftStretch();

  const pins = timed.flatMap((comment, index) => {
    if (isOfFilm(comment)) return [pinOf(comment, index + 1)];
    return comment.version === compared?.version ? [comparedPinOf(comment, index + 1, compared)] : [];
  });
  const show = (id: string) => {
    const pin = pins.find((one) => one.id === id);
    if (pin) clock.goTo(pin.at);
    openBoard();
    board.activate(id, 'document');
  };
  return (
    <div data-tour="video-ruler" className="shrink-0 overflow-hidden">
      <PlayerRuler
        film={film}
        clock={clock}
        pins={pins}
        activePin={active}
        onPin={show}
        stretch={stretch}
        onStretch={(from, until) => {
          markStretch(from, until);
          openBoard();
        }}
      />
    </div>
  );
}

function pinOf(comment: BoardComment, number: number): FilmPin {
  const { message_id: id, time, time_end: end, role, created_by: name, message, is_processed: done } = comment;
  const words = message.length > maxPinLength ? `${message.slice(0, maxPinLength)}⋯⋯` : message || labels.picture;
  return {
    id,
    at: time ? secondsOf(time) : 0,
    until: end ? secondsOf(end) : null,
    tone: role === 'Guest' ? 'guest' : isVendor(role) ? 'vendor' : 'creator',
    number,
    label: labels.pin(time ? momentText(time, end) : '', name, words),
    done,
  };
}

/** A pin of the earlier version, converted to the time of the version on the stage. */
function comparedPinOf(comment: BoardComment, number: number, { version, offset }: ComparedVersion): FilmPin {
  const pin = pinOf(comment, number);
  const moved = (at: number) => Math.max(0, at - offset);
  return {
    ...pin,
    at: moved(pin.at),
    until: pin.until ? moved(pin.until) : null,
    label: labels.compare.pin(copyName(version), pin.label),
    compared: true,
  };
}

/** Range of the film the next comment refers to, and marking it: one end at the current time, or both. */
export function useDraftStretch() {
  const { clock } = useVideoRoom();
  const board = useCommentBoard();
  const from = useCommentBoardState((state) => state.drafts.new?.time ?? null);
  const until = useCommentBoardState((state) => state.drafts.new?.timeEnd ?? null);
  const stretch = useMemo(
    (): Stretch | null => (from && until ? { from: secondsOf(from), until: secondsOf(until) } : null),
    [from, until],
  );

  const markStretch = (one: number, other: number) => {
    const { time, end } = filmRangeOf(one, other, clock.rate());
    board.setTime(time, end);
  };
  const markEnd = (end: 'from' | 'until') => {
    const now = clock.now();
    if (end === 'until' && from) markStretch(secondsOf(from), now);
    else board.setTime(filmTimeOf(now, clock.rate()), null);
  };
  return { stretch, markStretch, markEnd };
}
