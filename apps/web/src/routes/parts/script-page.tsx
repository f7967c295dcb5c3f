import type {
  CommentMessage,
  MultiPageContent,
  MultiPageScriptView,
  ScriptItem,
  ScriptType,
} from '@paidang/contract/entities';
import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { labels } from '#labels/script';
import type { ScriptSource } from '../../data/scripts';
import { useStep } from '../../data/steps';
import { ChangeForm } from '../../features/script/change-form';
import { scriptPages } from '../../features/script/script-pages';
import { segmentName } from '../../features/script/segments/segment';
import type { StepKind } from '../../step/step-kind';
import { createCommentPort } from '../../wiring/comment-port';
import { watchedPort } from '../../wiring/watched-port';
import { ScriptDeskProvider } from './script-desk';
import { SegmentComments } from './segment-comments';
import { StepPage } from './step-page';

export interface ScriptPageProps {
  task: string;
  /** The form this page is for; in another one the script is shown there. */
  form: ScriptType;
  kind: StepKind<MultiPageContent>;
  /** Made once for its task. */
  source: ScriptSource<MultiPageContent, MultiPageScriptView>;
}

/** The name of the segment a comment is about, as the script has it now. */
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
    <ScriptDeskProvider task={task} view={view} comments={comments} onWritten={refresh}>
      <StepPage
        kind={kind}
        source={source}
        comments={comments}
        boardLabels={boardLabels}
        slots={{ railEnd: view ? <ChangeForm view={view} /> : null, Comments: SegmentComments }}
      />
    </ScriptDeskProvider>
  );
}
