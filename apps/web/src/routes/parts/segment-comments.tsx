import { useCommentBoardState } from '@paidang/comment-board/document';
import { useEffect, useRef } from 'react';
import { useScriptDesk } from '../../features/script/storyboard/script-context';
import { SegmentBoardHead } from '../../features/script/storyboard/segment-board-head';
import { CommentsPanel, type CommentsPanelProps } from '../../step/board/comments-panel';
import { useStepRoom } from '../../step/page/step-room';
import { StepBoard } from './step-board';

/** The comments of a script: all of them, or those of the segment that was chosen. */
export function SegmentComments(panel: CommentsPanelProps) {
  const { task, version, chosen, chooseSegment } = useScriptDesk();
  const { view } = useStepRoom();
  // What the document asks for is on the board of all segments.
  const asked = useCommentBoardState((state) => state.drafts.new?.quote ?? state.active);
  const last = useRef(asked);
  useEffect(() => {
    if (asked && asked !== last.current) chooseSegment(null);
    last.current = asked;
  }, [asked, chooseSegment]);

  if (!chosen || panel.instead) return <CommentsPanel {...panel} />;
  return (
    <StepBoard project={view.project} boardId={`script/${task}/${chosen.uuid}`} port={chosen.port} version={version}>
      <CommentsPanel {...panel} below={<SegmentBoardHead name={chosen.name} onShowAll={() => chooseSegment(null)} />} />
    </StepBoard>
  );
}
