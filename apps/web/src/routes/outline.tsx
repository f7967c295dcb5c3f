import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { outlineSource } from '../data/outlines';
import { outlineKind } from '../features/outline/outline-kind';
import { createCommentPort } from '../wiring/comment-port';
import { StepPage } from './parts/step-page';

/** `/outline/{taskId}?index&v&comment`: the outline of a task, edited by both sides. */
export default function OutlineRoute() {
  const { taskId = '' } = useParams();
  const source = useMemo(() => outlineSource(taskId), [taskId]);
  const comments = useMemo(() => createCommentPort({ area: 'outlineComments', task: taskId }), [taskId]);
  return <StepPage kind={outlineKind} source={source} comments={comments} />;
}
