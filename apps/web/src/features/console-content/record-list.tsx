import type { ContentRecord } from '@paidang/contract/entities';
import { type ContentKind, contentKindTitles, isSingleton } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { EmptyState } from '@paidang/ui/empty-state';
import { Switch } from '@paidang/ui/switch';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/console-content';
import { useContentMoves } from '../../data/console-content';
import { moved, Sortable, SortableCard } from '../../shared/sorting/sortable';
import { isPublic, placeBeyond, recordName, recordPicture } from './content-record';
import { StateBadge } from './record-state';

const listLabels = labels.list;

export interface RecordListProps {
  kind: ContentKind;
  records: readonly ContentRecord[];
  /** Id of the open record; `new` for an unsaved one. */
  open: string | undefined;
  /** Returns the address of a record, or of `new`. */
  addressOf: (record: string) => string;
}

/** The records of a kind, in the order visitors see them. */
export function RecordList({ kind, records, open, addressOf }: RecordListProps) {
  const moves = useContentMoves(kind);
  const title = contentKindTitles[kind];
  const order = records.map(({ uuid }) => uuid);
  const nameOf = (id: string) => {
    const record = records.find(({ uuid }) => uuid === id);
    return record ? recordName(record) : '';
  };
  const move = (id: string, to: number) => {
    const from = order.indexOf(id);
    const record = records[from];
    if (record) void moves.move(record, moved(records, from, to));
  };
  const add = (
    <Button asChild size="sm" icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}>
      <Link to={addressOf('new')}>{listLabels.add(title)}</Link>
    </Button>
  );
  if (records.length === 0) {
    return (
      <EmptyState drawing="paper" title={listLabels.empty(title)} description={listLabels.emptyHint} action={add} />
    );
  }
  return (
    <div className="grid content-start gap-1">
      {isSingleton(kind) ? null : (
        <div className="sticky top-0 z-(--pd-z-sticky) flex items-center justify-between gap-3 bg-paper py-2">
          <h2 className="text-14 font-medium">{title}</h2>
          {add}
        </div>
      )}
      <Sortable order={order} nameOf={nameOf} onMove={move} layout="list">
        <ol className="border-t border-line">
          {records.map((record) => (
            <Row
              key={record.uuid}
              record={record}
              beyond={placeBeyond(kind, records, record.uuid)}
              isOpen={record.uuid === open}
              isAlone={records.length === 1}
              address={addressOf(record.uuid)}
              onActivate={(active) => void moves.activate(record, active)}
            />
          ))}
        </ol>
      </Sortable>
    </div>
  );
}

interface RowProps {
  record: ContentRecord;
  /** Its position if the landing page no longer shows it. */
  beyond: number | null;
  isOpen: boolean;
  isAlone: boolean;
  address: string;
  onActivate: (active: boolean) => void;
}

function Row({ record, beyond, isOpen, isAlone, address, onActivate }: RowProps) {
  const name = recordName(record);
  const picture = recordPicture(record);
  return (
    <SortableCard
      id={record.uuid}
      handleLabel={listLabels.move(name)}
      className={cn(
        'relative flex min-h-18 items-center gap-2 border-b border-line bg-paper py-2 pr-3 pl-1',
        isOpen && 'bg-surface shadow-[inset_3px_0_0_var(--pd-ink)]',
      )}
    >
      {(handle) => (
        <>
          {isAlone ? <span className="w-2" /> : handle}
          {picture ? (
            <img
              src={picture}
              alt=""
              className={cn(
                'size-10 shrink-0 rounded-small',
                record.kind === 'brand' ? 'object-contain dark:invert' : 'object-cover',
              )}
            />
          ) : null}
          <Link
            to={address}
            aria-current={isOpen ? 'true' : undefined}
            className="group grid min-w-0 flex-1 gap-1 rounded-small py-1"
          >
            <span className="truncate text-14 font-medium group-hover:underline">{name}</span>
            <span className="flex items-center gap-2 text-12 text-ink-3 tabular-nums">
              <StateBadge record={record} />
              {beyond !== null && isPublic(record) ? listLabels.beyond(beyond) : null}
            </span>
          </Link>
          <Switch aria-label={listLabels.active(name)} checked={record.active} onCheckedChange={onActivate} />
        </>
      )}
    </SortableCard>
  );
}
