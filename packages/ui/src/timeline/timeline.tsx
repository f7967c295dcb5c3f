import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cn } from '../cn';
import { useCheckedRef } from '../internal/use-checked-ref';

export type TimelineProps = ComponentPropsWithoutRef<'ol'>;

/**
 * Events listed one below the other, joined by a line.
 *
 * @example
 * <Timeline aria-label="最近動態">
 *   <TimelineItem marker={<Avatar name="阿澄" size={28} tone="creator" ring decorative />} time={<time dateTime="…">今天 10:42</time>}>
 *     <strong>阿澄</strong>上傳了A copy
 *   </TimelineItem>
 * </Timeline>
 */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline({ className, ...props }, ref) {
  return <ol ref={ref} data-slot="timeline" className={cn('pd-root pd:grid', className)} {...props} />;
});

export interface TimelineItemProps extends ComponentPropsWithoutRef<'li'> {
  /** Picture or icon on the line, 28 px. @default a small dot */
  marker?: ReactNode;
  /** When it happened: a `time` element. */
  time?: ReactNode;
}

/** One entry of a `Timeline`. */
export const TimelineItem = forwardRef<HTMLLIElement, TimelineItemProps>(function TimelineItem(
  { marker, time, className, children, ...props },
  ref,
) {
  return (
    <li
      ref={useCheckedRef(ref)}
      data-slot="timeline-item"
      className={cn(
        'pd:relative pd:grid pd:grid-cols-[28px_minmax(0,1fr)] pd:gap-3 pd:pb-5 pd:ps-1 pd:last:pb-0',
        "pd:not-last:before:absolute pd:not-last:before:top-9 pd:not-last:before:bottom-1 pd:not-last:before:start-[18px] pd:not-last:before:w-px pd:not-last:before:bg-line pd:not-last:before:content-['']",
        className,
      )}
      {...props}
    >
      <span data-slot="timeline-marker" className="pd:grid pd:h-7 pd:place-items-center">
        {marker ?? <span className="pd:size-2 pd:rounded-pill pd:bg-line-strong" />}
      </span>
      <div className="pd:min-w-0 pd:pt-0.5">
        {children}
        {time ? (
          <div data-slot="timeline-time" className="pd:text-12 pd:text-ink-3 pd:tabular-nums">
            {time}
          </div>
        ) : null}
      </div>
    </li>
  );
});
