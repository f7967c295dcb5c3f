import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { multiPageSource } from '../data/scripts';
import { useStep } from '../data/steps';
import { ScriptFiles } from '../features/script/export/script-files';
import { multiPageKind } from '../features/script/multi-page-kind';
import { createCommentPort } from '../wiring/comment-port';
import { watchedPort } from '../wiring/watched-port';
import { ScriptDeskProvider } from './parts/script-desk';
import { SegmentComments } from './parts/segment-comments';
import { StepPage } from './parts/step-page';

/** `/draft/{taskId}/draft-script?index&v&comment`: the multi-page script, segment by segment. */
export default function DraftScriptRoute() {
  const { taskId = '' } = useParams();
  const source = useMemo(() => multiPageSource(taskId), [taskId]);
  const { data: sheet, mutate } = useStep(source);
  const lookAgain = useCallback(() => void mutate(), [mutate]);
  const comments = useMemo(
    () => watchedPort(createCommentPort({ area: 'scriptComments', task: taskId, script: 'all' }), lookAgain),
    [taskId, lookAgain],
  );
  return (
    <ScriptDeskProvider task={taskId} sheet={sheet} comments={comments} onWritten={lookAgain}>
      <StepPage
        kind={multiPageKind}
        source={source}
        comments={comments}
        railEnd={sheet ? <ScriptFiles sheet={sheet} /> : null}
        Comments={SegmentComments}
      />
    </ScriptDeskProvider>
  );
}
