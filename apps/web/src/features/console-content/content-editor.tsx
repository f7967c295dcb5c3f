import { type ContentKind, contentKindTitles } from '@paidang/contract/vocabulary';
import { cn } from '@paidang/ui/cn';
import { EmptyState } from '@paidang/ui/empty-state';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { labels } from '#labels/console-content';
import { type ContentForm, useContentList } from '../../data/console-content';
import { LoadFailure } from '../../shared/load-failure';
import { placeBeyond } from './content-record';
import { KindNav } from './kind-nav';
import { RecordEditor } from './record-editor';
import { RecordList } from './record-list';

export interface ContentEditorProps {
  kind: ContentKind;
  /** Id of the open record; `new` for an unsaved one. */
  open: string | undefined;
  addressOf: (kind: ContentKind, record?: string) => string;
  drawPreview: (kind: ContentKind, content: ContentForm) => ReactNode;
}

const listLabels = labels.list;

/**
 * Editor of the site's content: kinds, the records of a kind, and one record. On narrow windows list and record are separate
 * pages.
 */
export function ContentEditor({ kind, open, addressOf, drawPreview }: ContentEditorProps) {
  const navigate = useNavigate();
  const { data: records, error, refresh } = useContentList(kind);
  const record = records?.find(({ uuid }) => uuid === open) ?? null;
  const isNew = open === 'new';
  const isOpen = isNew || record !== null;
  if (error && !records) return <LoadFailure onRetry={() => void refresh()} />;
  return (
    <div className="grid min-w-0 items-start gap-x-8 gap-y-4 lg:grid-cols-[320px_minmax(0,1fr)] min-[1360px]:grid-cols-[148px_320px_minmax(0,1fr)]">
      <div
        className={cn(
          'min-w-0 lg:col-span-2 min-[1360px]:sticky min-[1360px]:top-3 min-[1360px]:col-span-1',
          isOpen && 'max-lg:hidden',
        )}
      >
        <KindNav addressOf={addressOf} />
      </div>
      {/* Scrolls independently, so that the open record stays in place while the list is searched. */}
      <div
        className={cn(
          'min-w-0 lg:sticky lg:top-0 lg:-mx-1 lg:max-h-dvh lg:overflow-y-auto lg:px-1 lg:pb-5 lg:[scrollbar-width:thin]',
          isOpen && 'max-lg:hidden',
        )}
        aria-busy={!records}
      >
        {records ? (
          <RecordList kind={kind} records={records} open={open} addressOf={(id) => addressOf(kind, id)} />
        ) : null}
      </div>
      <div className={cn('min-w-0', !isOpen && 'max-lg:hidden')}>
        <Link
          to={addressOf(kind)}
          className="mb-3 inline-flex min-h-11 items-center gap-1 text-14 text-ink-2 lg:hidden"
        >
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          {listLabels.back(contentKindTitles[kind])}
        </Link>
        {isOpen ? (
          <RecordEditor
            key={record?.uuid ?? 'new'}
            kind={kind}
            record={record}
            beyond={placeBeyond(kind, records ?? [], record?.uuid)}
            drawPreview={drawPreview}
            onCreated={({ uuid }) => navigate(addressOf(kind, uuid), { replace: true })}
            onRemoved={() => navigate(addressOf(kind), { replace: true })}
          />
        ) : (
          <EmptyState
            drawing="paper"
            title={listLabels.choose}
            description={listLabels.chooseHint}
            className="border-0 py-24"
          />
        )}
      </div>
    </div>
  );
}
