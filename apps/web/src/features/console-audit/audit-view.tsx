import { readsWholeAudit } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { Skeleton } from '@paidang/ui/skeleton';
import { Download } from 'lucide-react';
import { labels } from '#labels/console-audit';
import { auditFile, useAuditEntries } from '../../data/console-audit';
import { ConsolePage } from '../../shared/console/console-page';
import { LoadFailure } from '../../shared/load-failure';
import { saveFile } from '../../shared/paper/keep-file';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { useConsoleSession } from '../../stores/console-session';
import { AuditFilters } from './audit-filters';
import { useAuditFilter } from './audit-query';
import { AuditTable } from './audit-table';

/** What staff viewed and did: everybody's entries if the reader's role permits, otherwise their own. */
export function AuditView() {
  const staff = useConsoleSession((state) => state.staff);
  const { filter, isFiltered, setFilter } = useAuditFilter();
  const list = useAuditEntries(filter);
  const download = usePressedCall();
  if (!staff) return null;
  const { roles } = staff;
  const save = () => void download.run(async () => saveFile(await auditFile(filter)));
  return (
    <ConsolePage
      title={labels.title}
      lead={readsWholeAudit(roles) ? labels.leadAll : labels.leadOwn}
      actions={
        <Button size="sm" busy={download.busy} onClick={save}>
          <Download size={16} strokeWidth={1.75} aria-hidden="true" />
          {labels.download}
        </Button>
      }
    >
      <CallProblem problem={download.problem} className="mb-4" />
      <AuditFilters filter={filter} isFiltered={isFiltered} onChange={setFilter} />
      <div className="mt-6">
        <Entries list={list} roles={roles} isFiltered={isFiltered} />
      </div>
    </ConsolePage>
  );
}

interface EntriesProps {
  list: ReturnType<typeof useAuditEntries>;
  roles: Parameters<typeof readsWholeAudit>[0];
  isFiltered: boolean;
}

function Entries({ list, roles, isFiltered }: EntriesProps) {
  const { rows, hasFailed, isLoading, hasMore, loadMore, refresh } = list;
  if (hasFailed) return <LoadFailure onRetry={() => void refresh()} />;
  if (!rows) return <Skeleton className="h-80" />;
  if (rows.length === 0) {
    const { title, hint } = isFiltered ? labels.nothingFound : labels.nothing;
    return <EmptyState title={title} description={hint} drawing="lost" titleAs="h2" />;
  }
  return (
    <>
      <AuditTable entries={rows} roles={roles} />
      {hasMore ? (
        <Button variant="ghost" busy={isLoading} className="mt-4" onClick={loadMore}>
          {labels.more}
        </Button>
      ) : null}
    </>
  );
}
