import type { CommentTime } from '@paidang/contract/entities';
import { momentText, secondsOf, videoRangeOf, videoTimeOf } from '@paidang/contract/rules';
import { useSyncExternalStore } from 'react';
import type { CommentClock } from '../../core';
import { useCommentBoard, useLabels } from '../../react/board-context';
import { momentLook } from '../moment-chip';
import { Icon } from '../parts/icon';
import { TextButton } from '../parts/text-button';
import { ToolButton } from '../parts/tool-button';

interface ComposerMomentProps {
  clock: CommentClock;
  /** `undefined` follows the film, `null` is none. */
  time: CommentTime | null | undefined;
  end: CommentTime | null;
}

/** What of the film the new comment speaks of: the moment on screen until writing begins, or a stretch up to another. */
export function ComposerMoment({ clock, time, end }: ComposerMomentProps) {
  const board = useCommentBoard();
  const labels = useLabels();
  const lengthOf = () => clock.length?.() ?? null;
  const seconds = useSyncExternalStore(clock.subscribe, clock.now, clock.now);
  const length = useSyncExternalStore(clock.subscribe, lengthOf, lengthOf);
  if (length === 0) return null;
  if (time === null) {
    return (
      <TextButton className="pdb:-ms-3 pdb:justify-self-start" onClick={() => board.setTime(videoTimeOf(clock.now()))}>
        {labels.setMoment}
      </TextButton>
    );
  }
  const mark = () => {
    if (!time) return board.setTime(videoTimeOf(clock.now()));
    const stretch = videoRangeOf(secondsOf(time), clock.now());
    board.setTime(stretch.time, stretch.end);
  };
  return (
    <div data-slot="comment-composer-moment" className="pdb:flex pdb:items-center pdb:gap-2 pdb:text-13 pdb:text-ink-2">
      <span className={momentLook}>{momentText(time ?? videoTimeOf(seconds), end)}</span>
      <span className="pdb:min-w-0 pdb:flex-1 pdb:truncate">{time ? null : labels.atMoment}</span>
      <TextButton onClick={mark}>{time ? labels.endStretch : labels.beginStretch}</TextButton>
      <ToolButton label={labels.removeMoment} onClick={() => board.setTime(null)}>
        <Icon name="close" />
      </ToolButton>
    </div>
  );
}
