import type { ScriptSegment } from '@paidang/contract/entities';
import { cn } from '@paidang/ui/cn';
import { Count } from '@paidang/ui/count';
import { VisuallyHidden } from '@paidang/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import { labels } from '#labels/script';
import { spanWords } from '../segments/segment';

export interface SegmentStripProps {
  segments: readonly ScriptSegment[];
  /** Id of the segment being written. */
  current: string;
  /** Unprocessed comments, by segment. */
  openComments: ReadonlyMap<string, number>;
  onGo: (uuid: string) => void;
}

/** All segments as a film strip; the one being written is highlighted. */
export function SegmentStrip({ segments, current, openComments, onGo }: SegmentStripProps) {
  const lit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (current) lit.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav aria-label={labels.separate.strip} data-quote-skip="">
      <ol className="flex w-fit max-w-full gap-1.5 overflow-x-auto rounded-card bg-film p-2">
        {segments.map((segment, index) => {
          const { script_uuid: uuid, title } = segment;
          const isLit = uuid === current;
          const open = openComments.get(uuid) ?? 0;
          return (
            <li key={uuid} className="shrink-0">
              <button
                ref={isLit ? lit : undefined}
                type="button"
                data-handle={uuid}
                aria-current={isLit ? 'step' : undefined}
                onClick={() => onGo(uuid)}
                className={cn(
                  'grid h-16 w-28 content-between rounded-[6px] border-b-4 px-2.5 py-1.5 text-left text-13 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
                  isLit
                    ? 'border-[color:var(--pd-film-creator)] bg-film-lit text-(--pd-film-lit-ink)'
                    : 'border-transparent bg-film-cell text-film-ink hover:bg-film-edge',
                )}
              >
                <span
                  className={cn(
                    'flex items-center gap-1.5 font-mono text-12',
                    isLit ? 'text-(--pd-film-lit-ink-2)' : 'text-film-ink-2',
                  )}
                >
                  {labels.number(index + 1)}
                  <span className="truncate">{spanWords(segment)}</span>
                  {open > 0 ? <Count value={open} aria-hidden="true" className="ml-auto" /> : null}
                </span>
                <span className={cn('truncate', isLit && 'font-strong')}>{title || labels.untitled}</span>
                {open > 0 ? <VisuallyHidden>{labels.unprocessed(open)}</VisuallyHidden> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
