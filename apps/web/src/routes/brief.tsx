import { paths } from '@paidang/contract/pages';
import { isVendor } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { labels } from '#labels/brief';
import { briefSource } from '../data/briefs';
import { useStep } from '../data/steps';
import { briefKind } from '../features/brief/brief-kind';
import { useSession } from '../stores/session';
import { createCommentPort } from '../wiring/comment-port';
import { StepPage } from './parts/step-page';

/** `/briefb/{taskId}/{taskType}?index&v&comment`: the demand form, to read, comment on and confirm. */
export default function BriefRoute() {
  const { taskId = '' } = useParams();
  const source = useMemo(() => briefSource(taskId), [taskId]);
  const comments = useMemo(() => createCommentPort({ area: 'briefComments', task: taskId }), [taskId]);
  const { data: view } = useStep(source);
  const role = useSession((state) => state.user?.role);
  return (
    <StepPage
      kind={briefKind}
      source={source}
      comments={comments}
      readOnly
      slots={{
        barStart:
          view && isVendor(role) && view.allowed.includes('save_draft') ? (
            <Button asChild className="max-lg:h-12 max-lg:flex-1">
              <Link to={paths.briefEdit(view.project.uuid, taskId)}>
                {view.versions.length > 0 ? labels.edit : labels.fill}
              </Link>
            </Button>
          ) : null,
      }}
    />
  );
}
