import type { CommentTime } from '@paidang/contract/entities';
import { useSyncExternalStore } from 'react';
import { type CommentClock, momentOf, momentText } from '../../core';
import { useCommentBoard, useLabels } from '../../react/board-context';
import { momentLook } from '../moment-chip';
import { Icon } from '../parts/icon';
import { TextButton } from '../parts/text-button';
import { ToolButton } from '../parts/tool-button';

interface ComposerMomentProps {
  clock: CommentClock;
  /** `undefined` follows the film, `null` is none. */
  time: CommentTime | null | undefined;
}

/** The moment the new comment speaks of: that on screen, until writing begins. */
export function ComposerMoment({ clock, time }: ComposerMomentProps) {
  const board = useCommentBoard();
  const labels = useLabels();
  const seconds = useSyncExternalStore(clock.subscribe, clock.now, clock.now);
  if (time === null) {
    return (
      <TextButton className="pdb:-ml-3 pdb:justify-self-start" onClick={() => board.setTime(momentOf(clock.now()))}>
        {labels.setMoment}
      </TextButton>
    );
  }
  return (
    <div data-slot="comment-composer-moment" className="pdb:flex pdb:items-center pdb:gap-2 pdb:text-13 pdb:text-ink-2">
      <span className={momentLook}>{momentText(time ?? momentOf(seconds))}</span>
      <span className="pdb:min-w-0 pdb:flex-1 pdb:truncate">{time ? null : labels.atMoment}</span>
      <ToolButton label={labels.removeMoment} onClick={() => board.setTime(null)}>
        <Icon name="close" />
      </ToolButton>
    </div>
  );
}
