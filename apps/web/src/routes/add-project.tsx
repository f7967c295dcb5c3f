import { paths } from '@paidang/contract/pages';
import { isVendor } from '@paidang/contract/vocabulary';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useInvitation } from '../data/invitations';
import { OpenProjectPage } from '../features/open-project/open-project-page';
import { useSession } from '../stores/session';

/** `/add_project/?create=kol&kol&name&avatar&project_build_invitation_uuid`: a vendor opens a project. */
export default function AddProjectRoute() {
  const [search] = useSearchParams();
  const role = useSession((state) => state.user?.role);
  const invitation = search.get('project_build_invitation_uuid');
  const { data: answered } = useInvitation(isVendor(role) ? invitation : null);
  if (!isVendor(role)) return <Navigate to={paths.project} replace />;
  const partner = invitation
    ? { name: search.get('name') ?? '', avatar: search.get('avatar'), average: answered?.sender_rating ?? null }
    : null;
  return <OpenProjectPage invitation={invitation} partner={partner} />;
}
