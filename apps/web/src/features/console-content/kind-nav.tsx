import { type ContentKind, contentKinds, contentKindTitles } from '@paidang/contract/vocabulary';
import { NavLink } from 'react-router-dom';
import { labels } from '#labels/console-content';
import { useContentKinds } from '../../data/console-content';

export interface KindNavProps {
  addressOf: (kind: ContentKind) => string;
}

/** Kinds of content with the number of records: a column, or a scrolling row on narrow windows. */
export function KindNav({ addressOf }: KindNavProps) {
  const { data: counts = [] } = useContentKinds();
  return (
    <nav aria-label={labels.kinds}>
      <ul className="flex gap-1 overflow-x-auto pb-1 [scrollbar-width:none] min-[1360px]:grid">
        {contentKinds.map((kind) => {
          const count = counts.find((one) => one.kind === kind);
          return (
            <li key={kind}>
              <NavLink
                to={addressOf(kind)}
                className="flex min-h-10 items-center justify-between gap-3 rounded-control px-3 text-14 whitespace-nowrap text-ink-2 hover:bg-hover aria-[current=page]:bg-surface aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_0_0_1px_var(--pd-line)] pointer-coarse:min-h-11"
              >
                {contentKindTitles[kind]}
                {count ? (
                  <span className="text-12 text-ink-3 tabular-nums">{labels.count(count.active, count.records)}</span>
                ) : null}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
