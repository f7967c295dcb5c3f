import type { FoundCreator } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { EmptyState } from '@paidang/ui/empty-state';
import { FilmMini } from '@paidang/ui/film-mini';
import { Skeleton } from '@paidang/ui/skeleton';
import { Link } from 'react-router-dom';
import { labels } from '#labels/creators';
import type { CreatorSearch, useCreators } from '../../data/creators';
import { CreatorCards } from '../../shared/creators/creator-cards';
import { CreatorTable } from '../../shared/creators/creator-table';
import type { Day } from '../../shared/dates/taipei';
import { LoadFailure } from '../../shared/load-failure';
import { useComparedCreators } from '../../stores/compared-creators';
import { ChooseBox } from './choose-box';
import { isFiltered } from './creators-query';
import { SaveCreator } from './save-creator';

export interface CreatorsResultsProps {
  found: ReturnType<typeof useCreators>;
  search: CreatorSearch;
  today: Day;
  onSearch: (search: CreatorSearch) => void;
}

/** Search results with a button for more, or the reason why there are none. */
export function CreatorsResults({ found, search, today, onSearch }: CreatorsResultsProps) {
  const { rows, error, isStale, isLoadingMore, hasMore, loadMore, refresh } = found;
  const chosen = useComparedCreators((state) => state.chosen);
  if (!rows || (error && rows.length === 0)) {
    return error ? <LoadFailure onRetry={() => void refresh()} /> : <ResultsSkeleton />;
  }
  if (rows.length === 0) return <Nobody search={search} onSearch={onSearch} />;
  const parts = {
    creators: rows,
    today,
    save: (creator: FoundCreator) => <SaveCreator creator={creator} />,
    isChosen: (creator: FoundCreator) => chosen.some(({ uuid }) => uuid === creator.uuid),
  };
  return (
    <div aria-busy={isStale || isLoadingMore} className={cn('transition-opacity', isStale && 'opacity-60')}>
      <CreatorTable {...parts} choose={(creator) => <ChooseBox creator={creator} />} />
      <CreatorCards {...parts} choose={(creator) => <ChooseBox creator={creator} isLabelled />} className="pt-3" />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-4">
        {hasMore ? (
          <Button size="sm" busy={isLoadingMore} onClick={() => void loadMore()}>
            {labels.seeMore}
          </Button>
        ) : null}
        {error ? (
          <span role="alert" className="inline-flex items-center gap-2 text-13">
            {labels.moreFailed}
            <Button size="sm" onClick={() => void refresh()}>
              {labels.retry}
            </Button>
          </span>
        ) : null}
        <Legend />
        <span className="ml-auto text-12 text-ink-3">{labels.reported}</span>
      </div>
    </div>
  );
}

const marks = [
  { words: labels.legend.first, state: 'now' },
  { words: labels.legend.free, state: 'done' },
  { words: labels.legend.taken, state: 'next' },
] as const;

/** Legend of the film frames. */
function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {marks.map(({ words, state }) => (
        <li key={state} className="inline-flex items-center gap-2 text-12 text-ink-2">
          <span aria-hidden="true" className="inline-flex">
            <FilmMini frames={[{ id: state, state, tone: state === 'now' ? 'creator' : undefined }]} label={words} />
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}

function Nobody({ search, onSearch }: Pick<CreatorsResultsProps, 'search' | 'onSearch'>) {
  if (isFiltered(search)) {
    return (
      <EmptyState
        drawing="search"
        title={labels.empty.title}
        description={labels.empty.text}
        titleAs="h2"
        className="py-20"
        action={
          <Button onClick={() => onSearch(search.together ? { together: true } : {})}>{labels.empty.action}</Button>
        }
      />
    );
  }
  const words = search.together ? labels.noneTogether : labels.none;
  return (
    <EmptyState
      drawing="paper"
      title={words.title}
      description={words.text}
      titleAs="h2"
      className="py-20"
      action={
        <Button asChild>
          <Link to={paths.addProject()}>{labels.none.action}</Link>
        </Button>
      }
    />
  );
}

const lines = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Skeleton of the result rows. */
export function ResultsSkeleton() {
  return (
    <div aria-hidden="true">
      {lines.map((line) => (
        <div key={line} className="flex h-20 items-center gap-4 border-b border-line">
          <Skeleton shape="circle" className="size-10" />
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className="ml-auto h-4 w-1/6 max-md:hidden" />
          <Skeleton className="h-6 w-32 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
