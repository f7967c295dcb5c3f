import type { CopyContent } from '@paidang/contract/entities';
import { cn } from '@paidang/ui/cn';
import { createContext, type ReactNode, useContext } from 'react';
import { labels } from '#labels/copywriting';
import { CopyReader } from '../text/copy-reader';

export interface SentCopy {
  number: number;
  content: CopyContent;
}

/** The last sent copy that accompanies the pictures; `null` if there is none. */
export const SentCopyContext = createContext<SentCopy | null>(null);

/** Pictures next to the copy they are published with (above it on phones). The copy cannot be commented on here. */
export function WithSentCopy({ children }: { children: ReactNode }) {
  const copy = useContext(SentCopyContext);
  const isPost = copy?.content.mode === 'post';
  // The element structure is the same with and without copy, so that uploads continue when it loads.
  return (
    <div className={cn(isPost && 'grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,232px)]')}>
      {isPost ? (
        <aside
          data-quote-skip=""
          aria-label={labels.photo.copy}
          className="border-line max-lg:max-h-80 max-lg:overflow-y-auto max-lg:border-b max-lg:pb-6 lg:order-last lg:border-l lg:pl-6"
        >
          <h2 className="mb-2 flex items-baseline gap-2 text-13 text-ink-3">
            {labels.photo.copy}
            <span className="font-mono">v{copy.number}</span>
          </h2>
          <CopyReader content={copy.content} />
        </aside>
      ) : null}
      <div className="min-w-0">{children}</div>
    </div>
  );
}
