import { CSPProvider } from '@base-ui/react/csp-provider';
import { ScrollArea as Base } from '@base-ui/react/scroll-area';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useLayoutEffect } from 'radix-ui/internal';
import { type ComponentPropsWithoutRef, forwardRef, type Ref, type RefObject, useRef, useState } from 'react';
import { cn } from '../cn';

export interface ScrollAreaProps extends Omit<ComponentPropsWithoutRef<'div'>, 'aria-label' | 'onScroll'> {
  /** Accessible name; while the content overflows, the area is a tab stop with this name. */
  label: string;
  /** Directions that have a custom scroll bar. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | 'both';
  /** When the bars are visible: while the content overflows, while hovered, or always. @default 'auto' */
  type?: 'auto' | 'hover' | 'always';
  /** Ref of the scrolling element. */
  viewportRef?: Ref<HTMLDivElement>;
  /** Scroll handler of that element. */
  onScroll?: ComponentPropsWithoutRef<'div'>['onScroll'];
}

/**
 * A scrolling box with slim bars that look the same in every browser; wheel, touch and keys stay native. Set
 * a height or maximum height with `className`.
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
    // Its style element would need a nonce and trusted markup: a class hides the native scroll bars instead.
    <CSPProvider disableStyleElements>
      <Base.Root
        ref={ref}
        data-slot="scroll-area"
        data-orientation={orientation}
        className={cn('pd-root pd:relative pd:flex pd:flex-col pd:overflow-hidden', className)}
        {...props}
      >
        <Base.Viewport
          ref={viewport}
          data-slot="scroll-area-viewport"
          className={cn(
            'pd:min-h-0 pd:w-full pd:flex-1 pd:rounded-[inherit] pd:focus-visible:-outline-offset-2',
            'pd:[scrollbar-width:none] pd:[&::-webkit-scrollbar]:hidden',
          )}
          style={{
            overflowX: orientation === 'vertical' ? 'hidden' : 'scroll',
            overflowY: orientation === 'horizontal' ? 'hidden' : 'scroll',
          }}
          onScroll={onScroll}
          role={overflows ? 'region' : undefined}
          aria-label={overflows ? label : undefined}
          tabIndex={overflows ? 0 : undefined}
        >
          <div className={cn(orientation !== 'vertical' && 'pd:w-fit pd:min-w-full')}>{children}</div>
        </Base.Viewport>
        {orientation !== 'horizontal' && <Bar orientation="vertical" type={type} />}
        {orientation !== 'vertical' && <Bar orientation="horizontal" type={type} />}
        {orientation === 'both' && <Base.Corner />}
      </Base.Root>
    </CSPProvider>
  );
});

interface BarProps {
  orientation: 'vertical' | 'horizontal';
  type: NonNullable<ScrollAreaProps['type']>;
}

function Bar({ orientation, type }: BarProps) {
  return (
    <Base.Scrollbar
      data-slot="scroll-area-bar"
      orientation={orientation}
      keepMounted={type === 'always'}
      className={cn(
        'pd:flex pd:touch-none pd:p-0.5 pd:transition-[color,background-color,opacity] pd:duration-fast pd:select-none pd:hover:bg-hover',
        orientation === 'vertical' ? 'pd:w-2.5' : 'pd:h-2.5 pd:flex-col',
        type === 'hover' && 'pd:opacity-0 pd:data-hovering:opacity-100 pd:data-scrolling:opacity-100',
      )}
    >
      <Base.Thumb
        data-slot="scroll-area-thumb"
        className={cn(
          'pd:rounded-pill pd:bg-line-strong pd:hover:bg-ink-3',
          orientation === 'vertical' ? 'pd:w-full' : 'pd:h-full',
        )}
      />
    </Base.Scrollbar>
  );
}

/** Whether the element's content overflows it; updated when either changes size. */
function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const viewport = element.current;
    if (!viewport) return;
    const measure = () =>
      setOverflows(viewport.scrollHeight > viewport.clientHeight || viewport.scrollWidth > viewport.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(viewport);
    for (const child of viewport.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
