import '@paidang/comment-board/styles.css';
import '@paidang/editor/styles.css';
import { useParams } from 'react-router-dom';
import { ProposalScreen } from '../features/console-proposals/proposal-screen';
import { useSession } from '../stores/session';

/** `/console/proposals/{proposal_uuid}`: the platform team's proposals. */
export default function ConsoleProposalsRoute() {
  const { proposalId } = useParams();
  const user = useSession((state) => state.user);
  return (
    <main id="main" className="flex flex-col lg:h-(--desk-height) lg:overflow-hidden">
      {user ? <ProposalScreen chosen={proposalId ?? null} author={user} /> : null}
    </main>
  );
}
