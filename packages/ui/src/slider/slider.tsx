import { Slider as SliderPrimitive } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { cn } from '../cn';
import { touchTarget } from '../internal/touch-target';
import { punctuationOf, useDirection, useLabels, useLocale } from '../locale';
import { SliderBars, type SliderRange } from './slider-bars';

const defaultLabels = { from: '最小', to: '最大' };

export interface SliderProps
  extends Omit<
    ComponentPropsWithoutRef<'span'>,
    'children' | 'defaultValue' | 'onChange' | 'dir' | 'aria-label' | 'aria-labelledby'
  > {
  /** Accessible name of the range. */
  label: string;
  value?: SliderRange;
  /** @default the full range */
  defaultValue?: SliderRange;
  /** Called while a thumb moves. */
  onValueChange?: (value: SliderRange) => void;
  /** Called when a thumb is released, or was moved by a key. */
  onValueCommit?: (value: SliderRange) => void;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** @default 1 */
  step?: number;
  /** Text of a value. @default the number */
  textOf?: (value: number) => string;
  /** Accessible names of the two thumbs, after the label. @default ['最小', '最大'] */
  thumbLabels?: readonly [from: string, to: string];
  /** Histogram above the track: the number of values in each of equal parts. */
  bars?: readonly number[];
  disabled?: boolean;
  /** Direction in which values increase. @default the page's writing direction */
  dir?: 'ltr' | 'rtl';
}

/** Both ends as numbers within the limits, the lower one first. */
function within([from, to]: SliderRange, min: number, max: number): [number, number] {
  const clamp = (value: number, otherwise: number) =>
    Number.isNaN(value) ? otherwise : Math.min(Math.max(value, min), max);
  const ends = [clamp(from, min), clamp(to, max)] as const;
  return [Math.min(...ends), Math.max(...ends)];
}

/**
 * A range selected with two thumbs.
 *
 * @example <Slider label="費用" min={0} max={20} value={fee} onValueChange={setFee} textOf={(stop) => `${stop}萬元`} />
 */
export const Slider = forwardRef<HTMLSpanElement, SliderProps>(function Slider(
  {
    label,
    value,
    defaultValue,
    onValueChange,
    onValueCommit,
    min = 0,
    max: end = 100,
    step = 1,
    textOf = String,
    thumbLabels,
    bars,
    disabled,
    dir: given,
    className,
    ...props
  },
  ref,
) {
  const around = useDirection();
  const dir = given ?? around;
  const labels = useLabels('slider', defaultLabels);
  const { comma } = punctuationOf(useLocale());
  const max = end > min ? end : min + 1;
  const [own, setOwn] = useState<SliderRange>(defaultValue ?? [min, max]);
  const range = within(value ?? own, min, max);
  const hasBars = bars !== undefined && bars.length > 0;
  const told = (next: readonly number[]): SliderRange => [next[0] ?? min, next[1] ?? max];
  return (
    <SliderPrimitive.Root
      ref={ref}
      data-slot="slider"
      {...props}
      dir={dir}
      min={min}
      max={max}
      step={step > 0 ? step : 1}
      value={range}
      onValueChange={(next) => {
        setOwn(told(next));
        onValueChange?.(told(next));
      }}
      onValueCommit={(next) => onValueCommit?.(told(next))}
      {...(disabled === undefined ? {} : { disabled })}
      role="group"
      aria-label={label}
      className={cn(
        'pd-root pd:relative pd:block pd:w-full pd:touch-none pd:pb-2 pd:select-none',
        hasBars ? undefined : 'pd:pt-2.5',
        className,
      )}
    >
      {hasBars ? <SliderBars bars={bars} range={range} min={min} max={max} dir={dir} /> : null}
      <SliderPrimitive.Track
        data-slot="slider-track"
        className="pd:relative pd:block pd:h-0.5 pd:bg-line-strong pd:forced-colors:bg-[ButtonText]"
      >
        <SliderPrimitive.Range
          data-slot="slider-range"
          className="pd:absolute pd:h-full pd:bg-accent pd:data-disabled:bg-line-strong pd:forced-colors:bg-[Highlight]"
        />
      </SliderPrimitive.Track>
      {(thumbLabels ?? [labels.from, labels.to]).map((name, index) => (
        <SliderPrimitive.Thumb
          key={name}
          data-slot="slider-thumb"
          aria-label={`${label}${comma}${name}`}
          aria-valuetext={textOf(range[index === 0 ? 0 : 1])}
          className={cn(
            // Its layout position is below the track; shifting it up by half of itself and of the track centres it on the track.
            'pd:block pd:size-4.5 pd:-translate-y-2.5 pd:rounded-pill pd:border-2 pd:border-accent pd:bg-surface pd:transition-shadow pd:duration-fast',
            'pd:not-data-disabled:hover:shadow-2 pd:data-disabled:border-line-strong pd:data-disabled:bg-sunken pd:forced-colors:border-[ButtonText]',
            touchTarget,
          )}
        />
      ))}
    </SliderPrimitive.Root>
  );
});
