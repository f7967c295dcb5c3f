import { paths } from '@paidang/contract/pages';
import { Navigate, useSearchParams } from 'react-router-dom';
import { labels } from '#labels/invitations';
import { InvitationPage } from '../features/invitations/invitation-page';

/** `/project_progress_invite?invitation`: a project as seen from its invitation, to join or decline. */
export default function ProjectProgressInviteRoute() {
  const [search] = useSearchParams();
  const id = search.get('invitation');
  if (!id) return <Navigate to={paths.invitation} replace />;
  return <InvitationPage id={id} title={labels.preview.title} lead={labels.preview.lead} />;
}
