import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { onePageSource } from '../data/scripts';
import { useStep } from '../data/steps';
import { ChangeForm } from '../features/script/change-form';
import { onePageKind } from '../features/script/one-page-kind';
import { createCommentPort } from '../wiring/comment-port';
import { StepPage } from './parts/step-page';

/** `/draft-one-page/{taskId}?index&v&comment`: the script as one text. */
export default function DraftOnePageRoute() {
  const { taskId = '' } = useParams();
  const source = useMemo(() => onePageSource(taskId), [taskId]);
  const comments = useMemo(() => createCommentPort({ area: 'scriptComments', task: taskId, script: 'all' }), [taskId]);
  const { data: view } = useStep(source);
  return (
    <StepPage
      kind={onePageKind}
      source={source}
      comments={comments}
      slots={{ railEnd: view ? <ChangeForm view={view} /> : null }}
    />
  );
}
