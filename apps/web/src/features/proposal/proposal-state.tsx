import type { Proposal } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Link } from 'react-router-dom';
import { labels } from '#labels/proposal';

const words = labels.state;

/** Outcome of a proposal, with a link to what follows. Renders nothing while its vendor may still decide. */
export function ProposalState({ proposal }: { proposal: Proposal }) {
  const { status, project_uuid: project, reason, not_invited: missing } = proposal;
  if (status === 'accepted') {
    return (
      <Callout
        tone="success"
        title={words.accepted.title}
        action={
          project ? (
            <Button size="sm" asChild>
              <Link to={paths.projectProgress(project)}>{words.accepted.toProject}</Link>
            </Button>
          ) : null
        }
      >
        {missing.length > 0 ? words.notInvited(missing.join('、')) : null}
      </Callout>
    );
  }
  if (status === 'declined') return <Callout title={words.declined.title}>{reason}</Callout>;
  if (status === 'expired' || status === 'withdrawn') {
    return (
      <Callout tone="warning" title={words[status].title}>
        {words[status].text}
      </Callout>
    );
  }
  return null;
}
