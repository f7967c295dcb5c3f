import { paths } from '@paidang/contract/pages';
import { Avatar } from '@paidang/ui/avatar';
import { cn } from '@paidang/ui/cn';
import { IconButton } from '@paidang/ui/icon-button';
import { Bookmark, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/creators';
import { useCreatorLists } from '../../data/creators';
import { FilterSection } from './filter-fields';
import { NewList } from './new-list';

const listLabels = labels.lists;
const facesShown = 3;

/** The user's saved lists; one of them can be shown instead of the search. */
export function ListsSection({ current }: { current: string | null }) {
  const { data: lists } = useCreatorLists();
  const [isAdding, setAdding] = useState(false);
  return (
    <FilterSection
      title={listLabels.title}
      action={
        <IconButton size="sm" label={listLabels.add} aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    >
      {isAdding ? <NewList className="mb-2" onCreated={() => setAdding(false)} /> : null}
      {lists?.length === 0 && !isAdding ? <p className="text-13 text-ink-3 text-pretty">{listLabels.empty}</p> : null}
      <ul>
        {lists?.map(({ uuid, name, size, avatars }) => (
          <li key={uuid}>
            <Link
              to={paths.creators({ list: uuid })}
              aria-current={uuid === current ? 'page' : undefined}
              className={cn(
                'flex min-h-9 items-center gap-2 rounded-control text-13 text-ink-2 hover:text-ink pointer-coarse:min-h-11',
                uuid === current && 'font-medium text-ink',
              )}
            >
              <Bookmark
                size={16}
                strokeWidth={1.75}
                aria-hidden="true"
                fill={uuid === current ? 'currentColor' : 'none'}
                className="shrink-0"
              />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {size > 0 && size <= facesShown ? (
                <span aria-hidden="true" className="flex -space-x-1.5">
                  {avatars.slice(0, facesShown).map((src, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no names here
                    <Avatar key={index} name="" src={src} size={22} tone="creator" decorative />
                  ))}
                </span>
              ) : null}
              <span className={cn('text-12 text-ink-3', size > 0 && size <= facesShown && 'sr-only')}>
                {listLabels.size(size)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </FilterSection>
  );
}
