import { paths } from '@paidang/contract/pages';
import { Navigate, useLocation, useParams } from 'react-router-dom';

/** `/copywriting/{task_id}/{platform_uuid}`: former address of the page; redirects with all parameters. */
export default function CopyPlatformRoute() {
  const { taskId = '', platformId = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={`${paths.copyDetail(taskId, platformId)}${search}`} replace />;
}
