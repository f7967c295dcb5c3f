import type { ReactNode } from 'react';
import { cn } from '../cn';
import type { RenderLink } from '../internal/render-link';
import { touchTarget } from '../internal/touch-target';

const look = cn(
  'pd:inline-flex pd:h-control-sm pd:min-w-control-sm pd:items-center pd:justify-center pd:gap-1 pd:rounded-control pd:px-2 pd:text-13 pd:whitespace-nowrap pd:text-ink-2 pd:tabular-nums',
  'pd:not-aria-[current=page]:not-aria-disabled:hover:bg-hover pd:not-aria-[current=page]:not-aria-disabled:hover:text-ink pd:not-aria-[current=page]:not-aria-disabled:active:bg-press',
  'pd:aria-[current=page]:bg-accent pd:aria-[current=page]:font-medium pd:aria-[current=page]:text-on-accent',
  'pd:aria-disabled:cursor-not-allowed pd:aria-disabled:opacity-45',
  touchTarget,
);

export interface PaginationItemProps {
  slot: 'page' | 'previous' | 'next';
  /** The page it leads to; `null` at either end. */
  target: number | null;
  current: boolean;
  onPress: ((page: number) => void) | undefined;
  hrefFor: ((page: number) => string) | undefined;
  renderLink: RenderLink;
  children: ReactNode;
}

/** Stays a focusable button at either end: a disabled one would lose the focus. */
export function PaginationItem({ slot, target, current, onPress, hrefFor, renderLink, children }: PaginationItemProps) {
  const place = current ? { 'aria-current': 'page' as const } : {};
  if (hrefFor && target !== null) return renderLink({ href: hrefFor(target), className: look, ...place, children });
  return (
    <button
      type="button"
      data-slot={`pagination-${slot}`}
      className={look}
      {...place}
      aria-disabled={target === null || undefined}
      onClick={() => {
        if (target !== null && !current) onPress?.(target);
      }}
    >
      {children}
    </button>
  );
}
