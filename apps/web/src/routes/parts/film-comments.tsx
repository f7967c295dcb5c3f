import { useEffect, useRef } from 'react';
import { useVideoDesk } from '../../features/video/video-context';
import { CommentsPanel, type CommentsPanelProps } from '../../shared/step-page/comments-panel';

/** The comments of a film. On small screens they lie over it: who goes to a moment wants to see it. */
export function FilmComments(panel: CommentsPanelProps) {
  const { clock } = useVideoDesk();
  const latest = useRef(panel);
  useEffect(() => {
    latest.current = panel;
  });
  useEffect(
    () =>
      clock.onJump(() => {
        const { wide, open, onOpenChange } = latest.current;
        if (!wide && open) onOpenChange(false);
      }),
    [clock],
  );
  return <CommentsPanel {...panel} />;
}
