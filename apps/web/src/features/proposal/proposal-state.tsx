import type { Proposal } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Link } from 'react-router-dom';
import { labels } from '#labels/proposal';

const stateLabels = labels.state;

/** Outcome of a proposal, with a link to what follows. Renders nothing while its vendor may still decide. */
export function ProposalState({ proposal }: { proposal: Proposal }) {
  const { status, project_uuid: project, reason, not_invited: missing } = proposal;
  if (status === 'accepted') {
    return (
      <Callout
        tone="success"
        title={stateLabels.accepted.title}
        action={
          project ? (
            <Button size="sm" asChild>
              <Link to={paths.projectProgress(project)}>{stateLabels.accepted.toProject}</Link>
            </Button>
          ) : null
        }
      >
        {missing.length > 0 ? stateLabels.notInvited(missing.join('、')) : null}
      </Callout>
    );
  }
  if (status === 'declined') return <Callout title={stateLabels.declined.title}>{reason}</Callout>;
  if (status === 'expired' || status === 'withdrawn') {
    return (
      <Callout tone="warning" title={stateLabels[status].title}>
        {stateLabels[status].text}
      </Callout>
    );
  }
  return null;
}
