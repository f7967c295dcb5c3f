import { cn } from '@paidang/ui/cn';
import type { StepSurfaceProps } from '../step-kind';

/** A sheet of paper with a readable line length. */
export function PaperSurface({
  editing = false,
  onScroll,
  children,
}: Pick<StepSurfaceProps, 'children'> & Partial<StepSurfaceProps>) {
  return (
    <div className="min-h-0 flex-1 lg:scroll-py-6 lg:overflow-y-auto lg:px-8 lg:pt-6" onScroll={onScroll}>
      <article
        data-tour="step-paper"
        data-paper=""
        className={cn(
          'relative mx-auto min-h-full max-w-(--page-text) border-line bg-surface px-4 md:px-6 pt-6 pb-12 max-lg:border-b lg:rounded-t-[4px] lg:border lg:border-b-0 lg:px-14 lg:pt-10',
          editing && 'lg:pt-6',
        )}
      >
        {children}
      </article>
    </div>
  );
}

/** Selector of elements on the paper that are not part of the work's text. */
export const nonTextSelector =
  'del, script, style, [data-quote-skip], [role="toolbar"], [role="status"], [role="alert"]';
