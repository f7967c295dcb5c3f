import { paths } from '@paidang/contract/pages';
import { EmptyState } from '@paidang/ui/empty-state';
import { Skeleton } from '@paidang/ui/skeleton';
import { ChevronLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { labels } from '#labels/console-proposals';
import { useProposalWriting, useWrittenProposal } from '../../data/console-proposals';
import { LoadFailure } from '../../shared/load-failure';
import { ProposalEditor, type ProposalEditorProps } from './proposal-editor';
import { ProposalQueue } from './proposal-queue';
import { WriteProposal } from './write-proposal';

export interface ProposalScreenProps extends Pick<ProposalEditorProps, 'author'> {
  /** Id of the open proposal; on a narrow screen it replaces the list. */
  chosen: string | null;
}

/** The team's proposals: the list on the left, the open proposal next to it. */
export function ProposalScreen({ chosen, author }: ProposalScreenProps) {
  const navigate = useNavigate();
  const { create } = useProposalWriting();
  const { data: proposal, error, refresh } = useWrittenProposal(chosen);
  const open = (uuid: string | null) => void navigate(paths.consoleProposals(uuid ?? undefined));
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[360px_minmax(0,1fr)]">
      <section
        aria-labelledby="console-proposals"
        className={`min-h-0 border-line lg:overflow-y-auto lg:border-r ${chosen ? 'max-lg:hidden' : ''}`}
      >
        <header className="flex flex-wrap items-center justify-between gap-3 px-5 pt-5 pb-3">
          <h1 id="console-proposals" className="text-22 font-strong">
            {labels.title}
          </h1>
          <WriteProposal onWrite={async (vendor) => open((await create(vendor)).uuid)} />
        </header>
        <ProposalQueue chosen={chosen} pathOf={(uuid) => paths.consoleProposals(uuid)} />
      </section>
      <div className={`min-h-0 min-w-0 lg:overflow-y-auto ${chosen ? '' : 'max-lg:hidden'}`}>
        {chosen ? (
          <Link
            to={paths.consoleProposals()}
            className="flex min-h-11 items-center gap-1 px-5 text-14 text-ink-2 lg:hidden"
          >
            <ChevronLeft size={16} strokeWidth={1.75} aria-hidden="true" />
            {labels.back}
          </Link>
        ) : (
          <EmptyState drawing="film" title={labels.choose} description={labels.chooseHint} className="py-24" />
        )}
        {chosen && proposal?.uuid === chosen ? (
          <ProposalEditor key={chosen} proposal={proposal} author={author} onOpen={open} />
        ) : null}
        {chosen && !proposal && !error ? (
          <div aria-busy="true" className="grid gap-4 p-8">
            <Skeleton className="h-8 w-60" />
            <Skeleton shape="block" className="h-96" />
          </div>
        ) : null}
        {chosen && !proposal && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
      </div>
    </div>
  );
}
