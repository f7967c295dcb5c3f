import { cn } from '@paidang/ui/cn';
import type { ReactNode } from 'react';
import { ArticleLink } from '../../../shared/article/article-link';

export interface FeatureProps {
  id: string;
  words: { title: string; text: string; way: string };
  /** Address with more information. */
  to: string;
  /** Position of the text: next to the demo, or above it in full width. @default 'start' */
  place?: 'start' | 'end' | 'above';
  /** The demo of the feature. */
  children: ReactNode;
}

const grids = {
  start: 'lg:grid-cols-[minmax(0,384px)_minmax(0,1fr)] lg:items-center',
  end: 'lg:grid-cols-[minmax(0,1fr)_minmax(0,384px)] lg:items-center lg:[&>div:first-child]:order-1',
  above: 'lg:gap-y-10',
} as const;

/** One of the five features: its description and a live demo. */
export function Feature({ id, words, to, place = 'start', children }: FeatureProps) {
  return (
    <article
      aria-labelledby={id}
      className={cn('grid gap-x-24 gap-y-6 border-t border-line py-8 md:py-14', grids[place])}
    >
      <div className={cn(place === 'above' && 'gap-x-24 lg:grid lg:grid-cols-[384px_1fr] lg:items-baseline')}>
        <h3 id={id} className="mb-2 text-22 font-strong text-balance md:mb-3 md:text-28">
          {words.title}
        </h3>
        <div>
          <p className="mb-3 max-w-[36em] text-16 text-ink-2 text-pretty">{words.text}</p>
          <ArticleLink to={to}>{words.way}</ArticleLink>
        </div>
      </div>
      <div className="min-w-0">{children}</div>
    </article>
  );
}
