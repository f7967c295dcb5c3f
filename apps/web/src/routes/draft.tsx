import { paths } from '@paidang/contract/pages';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useDraftType } from '../data/scripts';
import { scriptPages } from '../features/script/script-pages';
import { LoadFailure } from '../shared/load-failure';
import { StepSkeleton } from '../step/page/step-skeleton';

/** `/draft/{taskId}`: redirects to the script in its type, or to the choice of a type. */
export default function DraftRoute() {
  const { taskId = '' } = useParams();
  const [search] = useSearchParams();
  const { data: type, error, refresh } = useDraftType(taskId);
  if (type) {
    const to = (type.script_type ? scriptPages[type.script_type] : paths.draftType)(taskId);
    return <Navigate to={{ pathname: to, search: search.toString() }} replace />;
  }
  return (
    <main id="main" className="flex flex-col">
      {error ? <LoadFailure onRetry={() => void refresh()} /> : <StepSkeleton />}
    </main>
  );
}
