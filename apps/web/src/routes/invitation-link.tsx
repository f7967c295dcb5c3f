import { useParams, useSearchParams } from 'react-router-dom';
import { MailedInvitation } from '../features/invitations/mailed-link';

/** `/invitation/{token}?task_uuid|project_build_invitation_uuid`: where a mailed invitation leads. */
export default function InvitationLinkRoute() {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <MailedInvitation
      token={token}
      task={search.get('task_uuid')}
      build={search.get('project_build_invitation_uuid')}
    />
  );
}
