import type { CommentTime } from '@paidang/contract/entities';
import { filmRangeOf, filmTimeOf, frameText, secondsOf } from '@paidang/contract/rules';
import { useState, useSyncExternalStore } from 'react';
import type { BoardComment, CommentClock, CommentDraft, DraftKey } from '../../core';
import { useBoardContext } from '../../react/board-context';
import { useHoldToMark } from '../../react/use-hold-to-mark';
import { momentLook } from '../moment-chip';
import { Icon } from '../parts/icon';
import { TextButton } from '../parts/text-button';
import { ToolButton } from '../parts/tool-button';

interface ComposerFilmProps {
  clock: CommentClock;
  draftKey: DraftKey;
  draft: CommentDraft;
  /** The comment that is edited. */
  comment: BoardComment | undefined;
}

const unknown = () => null;

/** The part of a draft about the film: its moment or range, and the drawing on its frame. */
export function ComposerFilm({ clock, draftKey, draft, comment }: ComposerFilmProps) {
  const lengthOf = () => clock.length?.() ?? null;
  const length = useSyncExternalStore(clock.subscribe, lengthOf, lengthOf);
  if (length === 0) return null;
  return (
    <div className="pdb:grid pdb:min-w-0 pdb:grid-cols-[minmax(0,1fr)] pdb:gap-2 pdb:handheld:flex pdb:handheld:flex-wrap pdb:handheld:items-center pdb:handheld:justify-between pdb:handheld:gap-0.5">
      {draftKey === 'new' ? <Moment clock={clock} time={draft.time} end={draft.timeEnd} /> : null}
      {draftKey === 'new' || comment?.time ? <ComposerDrawing draftKey={draftKey} draft={draft} /> : null}
    </div>
  );
}

interface MomentProps {
  clock: CommentClock;
  /** `undefined` follows the film, `null` is none. */
  time: CommentTime | null | undefined;
  end: CommentTime | null;
}

/** The moment on screen until writing begins, or a range marked from it. */
function Moment({ clock, time, end }: MomentProps) {
  const { board, labels } = useBoardContext();
  const rateOf = clock.rate ?? unknown;
  const seconds = useSyncExternalStore(clock.subscribe, clock.now, clock.now);
  const rate = useSyncExternalStore(clock.subscribe, rateOf, rateOf);
  const now = () => filmTimeOf(clock.now(), rate);
  if (time === null) {
    return (
      <TextButton className="pdb:-ms-3 pdb:justify-self-start" onClick={() => board.setTime(now())}>
        {labels.setMoment}
      </TextButton>
    );
  }
  return (
    <div
      data-slot="comment-composer-moment"
      className="pdb:flex pdb:items-center pdb:gap-2 pdb:text-13 pdb:text-ink-2 pdb:handheld:gap-1"
    >
      <span className={momentLook}>{frameText(time ?? filmTimeOf(seconds, rate), end, rate)}</span>
      <span className="pdb:min-w-0 pdb:flex-1 pdb:truncate pdb:handheld:hidden">{time ? null : labels.atMoment}</span>
      <MarkButton clock={clock} time={time} end={end} rate={rate} />
      <ToolButton label={labels.removeMoment} onClick={() => board.setTime(null)}>
        <Icon name="close" />
      </ToolButton>
    </div>
  );
}

/** Marks a range: by two presses, or by holding the button while the film plays. */
function MarkButton({ clock, time, end, rate }: MomentProps & { rate: number | null }) {
  const { board, labels } = useBoardContext();
  const [isBegun, setIsBegun] = useState(false);
  const mark = () => {
    setIsBegun(!time);
    if (!time) return board.setTime(filmTimeOf(clock.now(), rate));
    const stretch = filmRangeOf(secondsOf(time), clock.now(), rate);
    board.setTime(stretch.time, stretch.end);
  };
  const { held, handlers } = useHoldToMark(clock, rate, mark);
  const pressed = time ? labels.endStretch : labels.beginStretch;
  const underFinger = clock.play && !(isBegun && time && !end) ? labels.holdStretch : pressed;
  return (
    <TextButton
      data-slot="comment-composer-mark"
      data-state={held ? 'held' : 'on'}
      className="pdb:touch-none pdb:select-none pdb:pointer-coarse:border pdb:pointer-coarse:border-line-strong pdb:data-[state=held]:border-focus pdb:data-[state=held]:bg-vendor-100"
      {...handlers}
    >
      <span className="pdb:hidden pdb:pointer-coarse:inline">{held ? labels.holding : underFinger}</span>
      <span className="pdb:pointer-coarse:hidden">{held ? labels.holding : pressed}</span>
    </TextButton>
  );
}

/** The drawing on the frame, and the button that starts drawing. */
function ComposerDrawing({ draftKey, draft: { drawing } }: Pick<ComposerFilmProps, 'draftKey' | 'draft'>) {
  const { board, labels, drawings } = useBoardContext();
  if (!drawings) return null;
  const { Picture, draw, drawingFor, describe } = drawings;
  const name = drawing ? labels.redraw : labels.draw;
  return (
    <div
      data-slot="comment-composer-drawing"
      className="pdb:flex pdb:items-center pdb:gap-2 pdb:text-13 pdb:whitespace-nowrap pdb:text-ink-2"
    >
      {drawing ? (
        <span className="pdb:w-22 pdb:shrink-0 pdb:overflow-hidden pdb:rounded-small pdb:bg-film">
          <Picture drawing={drawing} />
        </span>
      ) : null}
      <TextButton
        className={drawing ? undefined : 'pdb:-ms-3 pdb:handheld:ms-0 pdb:handheld:min-w-11'}
        icon={<Icon name="pen" />}
        onClick={() => draw(draftKey)}
      >
        <span className={drawing ? undefined : 'pdb:handheld:sr-only'}>
          {drawingFor === draftKey ? labels.stopDrawing : name}
        </span>
      </TextButton>
      {drawing ? (
        <>
          <span className="pdb:min-w-0 pdb:flex-1 pdb:truncate pdb:text-12 pdb:text-ink-3">{describe(drawing)}</span>
          <ToolButton label={labels.removeDrawing} onClick={() => board.setDrawing(draftKey, null)}>
            <Icon name="close" />
          </ToolButton>
        </>
      ) : null}
    </div>
  );
}
