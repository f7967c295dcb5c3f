import type { ProposalSummary } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/proposal';
import { type Day, longDay } from '../../shared/dates/taipei';
import { ProposalBadge } from '../../shared/proposal/proposal-badge';

export interface PendingProposalProps {
  proposal: ProposalSummary;
  today: Day;
}

/** A project proposal that waits for the reader's decision: deadline, and a link. */
export function PendingProposal({ proposal: { uuid, name, status, valid_until: until }, today }: PendingProposalProps) {
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 gap-y-3 rounded-card border border-line bg-surface p-4 md:min-h-20 md:grid-cols-[40px_minmax(0,1fr)_auto] md:gap-x-4 md:py-3">
      <span className="grid size-10 place-items-center rounded-pill bg-sunken text-ink-2">
        <FileText size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="text-15 font-strong text-pretty [overflow-wrap:anywhere]">{labels.listed(name)}</h3>
          <ProposalBadge status={status} />
        </div>
        {until ? <p className="text-13 text-ink-3">{labels.state.until(longDay(until, today))}</p> : null}
      </div>
      <Button asChild className="max-md:col-span-2">
        <Link to={paths.proposal(uuid)}>{labels.see}</Link>
      </Button>
    </li>
  );
}
