import { Pause, Play } from 'lucide-react';
import { Children, type ComponentPropsWithoutRef, forwardRef, isValidElement, type ReactNode, useState } from 'react';
import { cn } from '../cn';
import { IconButton } from '../icon-button';
import type { MarqueeLabels } from '../labels/ui-labels';
import { useLabels } from '../locale';

const defaultLabels: MarqueeLabels = { pause: '暫停捲動', play: '繼續捲動' };

export interface MarqueeProps extends Omit<ComponentPropsWithoutRef<'section'>, 'aria-label'> {
  /** Accessible name of the row. */
  label: string;
  /** The items, one child each. Each is rendered twice, so they must not contain ids. */
  children: ReactNode;
  /** Seconds per item: a full cycle takes this times the number of items. @default 3 */
  secondsPerItem?: number;
  labels?: Partial<MarqueeLabels>;
}

/**
 * An endlessly scrolling row, for logos. It pauses while hovered or focused, a button stops it, and for users who
 * prefer reduced motion it is a static wrapped list.
 *
 * @example <Marquee label="合作品牌">{brands.map((brand) => <Logo key={brand.id} {...brand} />)}</Marquee>
 */
export const Marquee = forwardRef<HTMLElement, MarqueeProps>(function Marquee(
  { label, children, secondsPerItem = 3, labels, className, style, onBlur, ...props },
  ref,
) {
  const [state, setState] = useState<'auto' | 'paused' | 'running'>('auto');
  const names = useLabels('marquee', defaultLabels, labels);
  const items = Children.toArray(children);
  if (items.length === 0) return null;

  const moving = state !== 'paused';
  const list = items.map((item, position) => <li key={isValidElement(item) ? item.key : position}>{item}</li>);
  const time = { '--pd-marquee-time': `${items.length * secondsPerItem}s` };
  return (
    <section
      ref={ref}
      aria-label={label}
      data-slot="marquee"
      data-state={state}
      style={{ ...time, ...style }}
      onBlur={(event) => {
        onBlur?.(event);
        if (state === 'running' && !event.currentTarget.contains(event.relatedTarget)) setState('auto');
      }}
      className={cn('pd-root pd-marquee', className)}
      {...props}
    >
      <IconButton
        data-slot="marquee-toggle"
        size="sm"
        label={moving ? names.pause : names.play}
        onClick={() => setState(moving ? 'paused' : 'running')}
        className="pd:motion-reduce:hidden pd:print:hidden"
      >
        {moving ? <Pause {...icon} /> : <Play {...icon} />}
      </IconButton>
      <div className="pd-marquee-window">
        <ul className="pd-marquee-row">{list}</ul>
        <ul ref={makeInert} aria-hidden="true" className="pd-marquee-row">
          {list}
        </ul>
      </div>
    </section>
  );
});

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Set on the element, because React 18 and 19 write the attribute differently. */
function makeInert(copy: HTMLElement | null) {
  if (copy) copy.inert = true;
}
