import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { ScrollArea as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, type Ref, useRef } from 'react';
import { cn } from '../cn';
import { useOverflow } from './use-overflow';

export interface ScrollAreaProps
  extends Omit<ComponentPropsWithoutRef<typeof Radix.Root>, 'asChild' | 'aria-label' | 'onScroll'> {
  /** What is in it; while there is more than fits, the area is a stop of Tab under this name. */
  label: string;
  /** Directions with a bar of their own. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | 'both';
  /** When the bars show: while there is something to scroll, under the pointer, or always. @default 'auto' */
  type?: 'auto' | 'hover' | 'always';
  /** The element that scrolls. */
  viewportRef?: Ref<HTMLDivElement>;
  /** Scrolling of that element. */
  onScroll?: ComponentPropsWithoutRef<'div'>['onScroll'];
}

/**
 * A box that scrolls with slim bars that look the same everywhere; wheel, touch and keys stay the browser's own. Give it
 * a height or a maximum by `className`.
 *
 * @example <ScrollArea label="版本" className="pd:h-80">…</ScrollArea>
 */
export const ScrollArea = forwardRef<HTMLDivElement, ScrollAreaProps>(function ScrollArea(
  { label, orientation = 'vertical', type = 'auto', viewportRef, onScroll, className, children, ...props },
  ref,
) {
  const own = useRef<HTMLDivElement>(null);
  const viewport = useComposedRefs(own, viewportRef);
  const overflows = useOverflow(own);
  return (
    <Radix.Root
      ref={ref}
      data-slot="scroll-area"
      data-orientation={orientation}
      type={type}
      className={cn('pd-root pd:relative pd:flex pd:flex-col pd:overflow-hidden', className)}
      {...props}
    >
      <Radix.Viewport
        ref={viewport}
        data-slot="scroll-area-viewport"
        className={cn(
          'pd:min-h-0 pd:w-full pd:flex-1 pd:rounded-[inherit] pd:focus-visible:-outline-offset-2',
          // Radix lays the content out as a table, which never gets narrower than its longest word.
          orientation === 'vertical' && 'pd:[&>div]:block!',
        )}
        onScroll={onScroll}
        role={overflows ? 'region' : undefined}
        aria-label={overflows ? label : undefined}
        tabIndex={overflows ? 0 : undefined}
      >
        {children}
      </Radix.Viewport>
      {orientation !== 'horizontal' && <Bar orientation="vertical" />}
      {orientation !== 'vertical' && <Bar orientation="horizontal" />}
      {orientation === 'both' && <Radix.Corner />}
    </Radix.Root>
  );
});

function Bar({ orientation }: { orientation: 'vertical' | 'horizontal' }) {
  return (
    <Radix.Scrollbar
      data-slot="scroll-area-bar"
      orientation={orientation}
      className={cn(
        'pd:flex pd:touch-none pd:p-0.5 pd:transition-colors pd:duration-fast pd:select-none pd:hover:bg-hover',
        orientation === 'vertical' ? 'pd:w-2.5' : 'pd:h-2.5 pd:flex-col',
      )}
    >
      <Radix.Thumb
        data-slot="scroll-area-thumb"
        className="pd:relative pd:flex-1 pd:rounded-pill pd:bg-line-strong pd:hover:bg-ink-3"
      />
    </Radix.Scrollbar>
  );
}
