import type { Proposal } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { Button } from '@paidang/ui/button';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@paidang/ui/dropdown-menu';
import { IconButton } from '@paidang/ui/icon-button';
import { Select } from '@paidang/ui/select';
import { Ellipsis, MessageSquare } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { labels } from '#labels/proposal';
import { proposalFile } from '../../data/proposals';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { renderLink } from '../../shared/links';
import { MomentWords } from '../../shared/paper/moment-words';
import { PaperItems } from '../../shared/paper/paper-items';
import { personName } from '../../shared/people';
import { ProposalBadge } from '../../shared/proposal/proposal-badge';
import { ProposalPaper } from '../../shared/proposal/proposal-paper';
import { CommentsPanel, ShowComments } from '../../step/board/comments-panel';
import { useStepBoardState } from '../../step/board/use-step-board';
import { useTitleOf } from '../../stores/page-subject';
import { AcceptProposal } from './accept-dialog';
import { ChangesNote } from './changes-note';
import { DeclineProposal } from './decline-dialog';
import { ProposalState } from './proposal-state';

export interface ProposalViewProps {
  proposal: Proposal;
  onAccept: (version: number, idempotencyKey: string) => Promise<unknown>;
  onDecline: (version: number, reason: string) => Promise<unknown>;
}

/** A proposal on paper, with comments next to it and the vendor's decision above it. */
export function ProposalView({ proposal, onAccept, onDecline }: ProposalViewProps) {
  const { uuid, name, version: newest, versions, vendor, allowed } = proposal;
  useTitleOf(name);
  const today = dayOf(useNow());
  const board = useStepBoardState();
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = versions.find(({ number }) => number === chosen) ?? versions[0];
  if (!shown) return null;
  const isNewest = shown.number === newest;
  return (
    <>
      <Head
        proposal={proposal}
        tools={
          <>
            {versions.length > 1 ? (
              <Select
                size="sm"
                className="w-32"
                aria-label={labels.shownVersion}
                value={String(shown.number)}
                onValueChange={(number) => setChosen(Number(number))}
                options={versions.map(({ number }) => ({
                  value: String(number),
                  label: `${labels.version(number)}${number === newest ? labels.newest : ''}`,
                }))}
              />
            ) : null}
            <IconButton label={labels.comments} className="lg:hidden" onClick={board.open}>
              <MessageSquare size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <IconButton label={labels.keep}>
                  <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
                </IconButton>
              </DropdownMenuTrigger>
              <DropdownMenuContent align="end">
                <PaperItems
                  of={labels.version(shown.number)}
                  formats={['pdf']}
                  file={() => proposalFile(uuid, shown.number)}
                />
              </DropdownMenuContent>
            </DropdownMenu>
          </>
        }
        decision={
          isNewest && allowed.includes('accept') ? (
            <>
              <DeclineProposal onDecline={(reason) => onDecline(newest, reason)} />
              <AcceptProposal content={shown.content} onAccept={(key) => onAccept(newest, key)} />
            </>
          ) : null
        }
      />
      <div className="relative flex min-h-0 flex-1 flex-col lg:flex-row">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <div className="grid gap-3 px-(--page-edge) pt-4 empty:hidden print:hidden">
            <ProposalState proposal={proposal} />
            {isNewest ? null : (
              <p className="flex flex-wrap items-center gap-3 text-14 text-ink-2">
                {labels.older(shown.number)}
                <Button size="sm" onClick={() => setChosen(null)}>
                  {labels.toNewest}
                </Button>
              </p>
            )}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable, and may contain no focusable element */}
          <section aria-label={labels.title} tabIndex={0} className="min-h-0 flex-1 lg:overflow-y-auto lg:px-8 lg:pt-6">
            <article
              data-paper=""
              className="mx-auto min-h-full max-w-(--page-text) border-line bg-surface px-4 pt-6 pb-12 max-lg:border-b md:px-6 lg:rounded-t-[4px] lg:border lg:border-b-0 lg:px-14 lg:pt-10"
            >
              <ProposalPaper
                content={shown.content}
                creators={proposal.creators}
                linksCards
                vendor={personName(vendor)}
                today={today}
                facts={
                  <>
                    {labels.version(shown.number)}・<MomentWords at={shown.sent_at} words={labels.paper.sent} />
                  </>
                }
                notice={<ChangesNote versions={versions} shown={shown.number} />}
              />
            </article>
          </section>
        </div>
        {board.wide && !board.isOpen ? <ShowComments onClick={board.open} /> : null}
        <CommentsPanel open={board.isOpen} wide={board.wide} onOpenChange={board.setOpen} />
      </div>
    </>
  );
}

interface HeadProps {
  proposal: Proposal;
  tools: ReactNode;
  decision: ReactNode;
}

/** Breadcrumb, status, and actions of the proposal. */
function Head({ proposal: { name, status }, tools, decision }: HeadProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-2 md:gap-x-4 gap-y-3 border-b border-line bg-paper px-(--page-edge) py-2.5 lg:py-3 print:hidden">
      <div className="min-w-0 flex-1">
        <Breadcrumb
          label={labels.path}
          items={[{ label: labels.projects, href: paths.project }, { label: labels.title }]}
          renderLink={renderLink}
        />
        <h1 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-18 font-strong md:text-22">
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
          <ProposalBadge status={status} />
        </h1>
      </div>
      <div className="flex shrink-0 items-center gap-1 md:gap-2">{tools}</div>
      {decision ? (
        <div className="flex flex-wrap items-center gap-2 max-md:w-full max-md:*:flex-1">{decision}</div>
      ) : null}
    </header>
  );
}
