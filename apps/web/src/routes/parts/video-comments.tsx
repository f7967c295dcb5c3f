import { useEffect } from 'react';
import { useVideoDesk } from '../../features/video/video-context';
import { CommentsPanel, type CommentsPanelProps } from '../../step/board/comments-panel';

/** The comments of a film. On small screens they lie below it: who reads of a moment, or goes to it, wants to see it. */
export function VideoComments(panel: CommentsPanelProps) {
  const { pin, isFull } = useVideoDesk();
  const isBelow = panel.open && !panel.wide;
  useEffect(() => {
    pin(isBelow);
    return () => pin(false);
  }, [pin, isBelow]);
  // They are beside the film then, and a board is in one place.
  if (isFull) return null;
  return <CommentsPanel {...panel} beneath />;
}
