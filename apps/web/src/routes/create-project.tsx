import { paths } from '@paidang/contract/pages';
import { Navigate, useSearchParams } from 'react-router-dom';
import { labels } from '#labels/invitations';
import { InvitationPage } from '../features/invitations/invitation-page';

/** `/create_project?project_build_invitation_uuid`: a creator accepts a vendor's project. */
export default function CreateProjectRoute() {
  const [search] = useSearchParams();
  const id = search.get('project_build_invitation_uuid');
  if (!id) return <Navigate to={paths.invitation} replace />;
  return <InvitationPage id={id} title={labels.create.title} lead={labels.create.lead} />;
}
