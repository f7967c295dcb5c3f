import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cn } from '../cn';
import { useCheckedRef } from '../internal/use-checked-ref';
import { useLabels } from '../locale';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';

export type StatListProps = ComponentPropsWithoutRef<'dl'>;

/**
 * Key figures next to each other, separated by hairlines; they wrap if they don't fit.
 *
 * @example
 * <StatList>
 *   <Stat label="互動率" value="6.8%" hint="頻道平均5.1%" />
 *   <Stat label="首週觀看" value="142,910" hint="約定120,000" />
 * </StatList>
 */
export const StatList = forwardRef<HTMLDListElement, StatListProps>(function StatList({ className, ...props }, ref) {
  return (
    <dl
      ref={ref}
      data-slot="stat-list"
      className={cn(
        'pd-root pd:grid pd:grid-cols-[repeat(auto-fit,minmax(min(128px,100%),1fr))] pd:gap-x-10 pd:overflow-hidden pd:border-y pd:border-line',
        className,
      )}
      {...props}
    />
  );
});

/** How a figure changed, and whether that is good. */
export interface StatChange {
  /** The change as text: 「比上週多12%」. */
  label: string;
  direction: 'up' | 'down';
  /** Whether the change is good news. @default neither: no colour */
  news?: 'good' | 'bad';
}

export interface StatProps extends ComponentPropsWithoutRef<'div'> {
  /** What is measured. */
  label: ReactNode;
  /** The formatted figure; without one, a dash is shown. */
  value?: ReactNode;
  /** What to compare it with. */
  hint?: ReactNode;
  /** How it changed. */
  change?: StatChange | undefined;
  /** `lg` is the one headline figure of a page, up to 112 px and never wider than its container. @default 'md' */
  size?: 'md' | 'lg';
  /** Shows a placeholder while the figure is loading. @default false */
  loading?: boolean;
  /** Read out while loading. @default '載入中' */
  loadingLabel?: string;
  /** Read out instead of the dash. @default '沒有資料' */
  emptyLabel?: string;
}

const defaultLabels = { loading: '載入中', empty: '沒有資料' };

const arrows = { up: ArrowUpRight, down: ArrowDownRight } as const;
const news = { good: 'pd:text-success-600', bad: 'pd:text-danger-600', none: 'pd:text-ink-2' } as const;

/**
 * One figure with its label, inside a `StatList`.
 *
 * @example <StatList><Stat size="lg" label="影片總觀看次數" value="214,386" /></StatList>
 */
export const Stat = forwardRef<HTMLDivElement, StatProps>(function Stat(
  { label, value, hint, change, size = 'md', loading = false, loadingLabel, emptyLabel, className, ...props },
  ref,
) {
  const labels = useLabels('stat', defaultLabels);
  const Arrow = change ? arrows[change.direction] : null;
  return (
    <div
      ref={useCheckedRef(ref)}
      data-slot="stat"
      data-size={size}
      data-state={loading ? 'loading' : 'idle'}
      aria-busy={loading || undefined}
      className={cn(
        'pd:relative pd:@container pd:min-w-0 pd:py-4',
        // The list clips the lines before its first column and above its first row.
        "pd:before:absolute pd:before:inset-y-0 pd:before:-start-5 pd:before:w-px pd:before:bg-line pd:before:content-['']",
        "pd:after:absolute pd:after:-inset-x-5 pd:after:-top-px pd:after:h-px pd:after:bg-line pd:after:content-['']",
        className,
      )}
      {...props}
    >
      <dt data-slot="stat-label" className="pd:text-14 pd:text-ink-2">
        {label}
      </dt>
      <dd
        data-slot="stat-value"
        className={cn(
          'pd:font-medium pd:text-ink',
          size === 'lg'
            ? 'pd:text-[clamp(40px,26cqi,112px)] pd:leading-[.96] pd:tracking-[-.055em]'
            : 'pd:text-28 pd:tracking-[-.02em]',
        )}
      >
        <Figure
          value={value}
          loading={loading}
          loadingLabel={loadingLabel ?? labels.loading}
          emptyLabel={emptyLabel ?? labels.empty}
        />
      </dd>
      {change && Arrow ? (
        <dd
          data-slot="stat-change"
          data-state={change.direction}
          className={cn('pd:flex pd:items-center pd:gap-1 pd:text-12', news[change.news ?? 'none'])}
        >
          <Arrow size={12} strokeWidth={2.25} aria-hidden="true" className="pd:shrink-0" />
          {change.label}
        </dd>
      ) : null}
      {hint ? (
        <dd data-slot="stat-hint" className="pd:text-12 pd:text-ink-3">
          {hint}
        </dd>
      ) : null}
    </div>
  );
});

function Figure({
  value,
  loading,
  loadingLabel,
  emptyLabel,
}: Required<Pick<StatProps, 'loading' | 'loadingLabel' | 'emptyLabel'>> & { value: ReactNode }) {
  if (loading) {
    return (
      <>
        <VisuallyHidden>{loadingLabel}</VisuallyHidden>
        <Skeleton className="pd:my-[.2em] pd:h-[.8em] pd:w-4/5" />
      </>
    );
  }
  if (value !== undefined && value !== null && value !== '') return value;
  return (
    <>
      <span aria-hidden="true" className="pd:text-ink-3">
        —
      </span>
      <VisuallyHidden>{emptyLabel}</VisuallyHidden>
    </>
  );
}
