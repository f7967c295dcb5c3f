import { paths } from '@paidang/contract/pages';
import { Navigate, useLocation, useParams } from 'react-router-dom';

/** `/copywriting/{task_id}/{platform_uuid}`: where the page used to be; `index` and the rest come along. */
export default function CopyPlatformRoute() {
  const { taskId = '', platformId = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={`${paths.copyDetail(taskId, platformId)}${search}`} replace />;
}
