import { paths } from '@paidang/contract/pages';
import { isVendor } from '@paidang/contract/vocabulary';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { briefSource } from '../data/briefs';
import { useStep } from '../data/steps';
import { briefKind } from '../features/brief/brief-kind';
import { useSession } from '../stores/session';
import { createCommentPort } from '../wiring/comment-port';
import { StepPage } from './parts/step-page';

/** `/briefa/{project_id}/{task_id}`: the demand form for the vendor to fill in; a creator sees the version that was sent. */
export default function BriefEditRoute() {
  const { taskId = '' } = useParams();
  const source = useMemo(() => briefSource(taskId), [taskId]);
  const comments = useMemo(() => createCommentPort({ area: 'briefComments', task: taskId }), [taskId]);
  const { data: view } = useStep(source);
  const role = useSession((state) => state.user?.role);
  if (view && !isVendor(role)) {
    return <Navigate to={paths.brief(taskId, view.task.type, { index: view.task.index })} replace />;
  }
  return <StepPage kind={briefKind} source={source} comments={comments} />;
}
