import '@paidang/comment-board/styles.css';
import '@paidang/editor/styles.css';
import { isVendor } from '@paidang/contract/vocabulary';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../data/errors';
import { createProposalPort, useProposal } from '../data/proposals';
import { ProposalView } from '../features/proposal/proposal-view';
import { LoadFailure } from '../shared/load-failure';
import { ProposalBoard } from '../shared/proposal/proposal-board';
import { StepSkeleton } from '../step/page/step-skeleton';
import { useSession } from '../stores/session';
import NotFoundRoute from './not-found';

/** `/project_proposal_detail/{proposal_uuid}`: for the vendor it was made for. */
export default function ProposalRoute() {
  const { proposalId = '' } = useParams();
  const mayBeSeen = useSession(({ user }) => isVendor(user?.role));
  return mayBeSeen ? <Received key={proposalId} uuid={proposalId} /> : <NotFoundRoute />;
}

function Received({ uuid }: { uuid: string }) {
  const user = useSession((state) => state.user);
  const { data: proposal, error, refresh, accept, decline } = useProposal(uuid);
  const port = useMemo(() => createProposalPort(uuid), [uuid]);
  if (!proposal && error instanceof ApiError && error.status === 404) return <NotFoundRoute />;
  return (
    <main id="main" className="flex flex-col lg:h-(--page-height) lg:overflow-hidden" aria-busy={!proposal && !error}>
      {proposal && user ? (
        <ProposalBoard proposal={proposal} port={port} author={user}>
          <ProposalView proposal={proposal} onAccept={accept} onDecline={decline} />
        </ProposalBoard>
      ) : null}
      {!proposal && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
      {proposal || error ? null : <StepSkeleton />}
    </main>
  );
}
