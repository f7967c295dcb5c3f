import { paths } from '@paidang/contract/pages';
import { isVendor } from '@paidang/contract/vocabulary';
import { Navigate, useSearchParams } from 'react-router-dom';
import { OpenProjectPage } from '../features/open-project/open-project-page';
import { useSession } from '../stores/session';

/** `/add_project/?create=kol&kol&name&avatar&project_build_invitation_uuid`: a vendor opens a project. */
export default function AddProjectRoute() {
  const [search] = useSearchParams();
  const role = useSession((state) => state.user?.role);
  if (!isVendor(role)) return <Navigate to={paths.project} replace />;
  const invitation = search.get('project_build_invitation_uuid');
  const partner = invitation ? { name: search.get('name') ?? '', avatar: search.get('avatar') } : null;
  return <OpenProjectPage invitation={invitation} partner={partner} />;
}
