import '@paidang/comment-board/styles.css';
import '@paidang/editor/styles.css';
import { useParams } from 'react-router-dom';
import { ProposalScreen } from '../features/console-proposals/proposal-screen';
import { useConsoleSession } from '../stores/console-session';

/** `/console/proposals/{proposal_uuid}`: the project proposals of the staff. */
export default function ConsoleProposalsRoute() {
  const { proposalId } = useParams();
  const staff = useConsoleSession((state) => state.staff);
  return (
    <main id="main" className="flex flex-col lg:h-(--page-height) lg:overflow-hidden">
      {staff ? (
        <ProposalScreen chosen={proposalId ?? null} author={{ ...staff, company_name: '', role: 'Platform' }} />
      ) : null}
    </main>
  );
}
