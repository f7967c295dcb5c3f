import { useCommentBoardState } from '@paidang/comment-board/document';
import type {
  CommentMessage,
  MultiPageContent,
  MultiPageScriptView,
  ScriptItem,
  ScriptType,
} from '@paidang/contract/entities';
import { useEffect, useMemo, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { labels } from '#labels/script';
import type { ScriptSource } from '../../data/scripts';
import { useStep } from '../../data/steps';
import { ChangeForm } from '../../features/script/change-form';
import { scriptPages } from '../../features/script/script-pages';
import { segmentName } from '../../features/script/segments/segment';
import { useScriptRoom } from '../../features/script/storyboard/script-room';
import { SegmentBoardHead } from '../../features/script/storyboard/segment-board-head';
import { CommentsPanel, type CommentsPanelProps } from '../../step/board/comments-panel';
import { useStepRoom } from '../../step/page/step-room';
import type { StepKind } from '../../step/step-kind';
import { createCommentPort } from '../../wiring/comment-port';
import { watchedPort } from '../../wiring/watched-port';
import { ScriptRoomProvider } from './script-room-provider';
import { StepBoard } from './step-board';
import { StepPage } from './step-page';

export interface ScriptPageProps {
  task: string;
  /** Script type of this page; a script of another type redirects to its own page. */
  form: ScriptType;
  kind: StepKind<MultiPageContent>;
  /** Must be stable: created once per task. */
  source: ScriptSource<MultiPageContent, MultiPageScriptView>;
}

/** Current name of the segment a comment refers to. */
const segmentOf =
  (items: readonly ScriptItem[]) =>
  ({ script_uuid: segment }: CommentMessage): string | null => {
    const item = items.find(({ script_uuid }) => script_uuid === segment);
    if (item) return segmentName(item, item.ordering);
    return segment ? labels.goneSegment : null;
  };

/** A script of segments, with comments on each. */
export function ScriptPage({ task, form, kind, source }: ScriptPageProps) {
  const [search] = useSearchParams();
  const { data: view, refresh } = useStep(source);
  const comments = useMemo(
    () => watchedPort(createCommentPort({ area: 'scriptComments', task, script: 'all' }), refresh),
    [task, refresh],
  );
  const boardLabels = useMemo(() => ({ part: segmentOf(view?.items ?? []) }), [view?.items]);
  if (view && view.script_type !== form) {
    return <Navigate to={{ pathname: scriptPages[view.script_type](task), search: search.toString() }} replace />;
  }
  return (
    <ScriptRoomProvider task={task} view={view} comments={comments} onWritten={refresh}>
      <StepPage
        kind={kind}
        source={source}
        comments={comments}
        boardLabels={boardLabels}
        slots={{ railEnd: view ? <ChangeForm view={view} /> : null, Comments: SegmentComments }}
      />
    </ScriptRoomProvider>
  );
}

/** The comments of a script: all of them, or those of the selected segment. */
function SegmentComments(panel: CommentsPanelProps) {
  const { task, version, chosen, chooseSegment } = useScriptRoom();
  const { view } = useStepRoom();
  // Comments requested from within the document are on the board of all segments.
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
