import { listOf } from '../internal/list-of';

/** The lower and upper end of the selected range. */
export type SliderRange = readonly [from: number, to: number];

export interface SliderBarsProps {
  bars: readonly number[];
  range: SliderRange;
  min: number;
  max: number;
  dir: 'ltr' | 'rtl';
}

const height = 36;
const pitch = 12;
const gap = 2;

/** A histogram of the values; bars between the thumbs are dark. */
export function SliderBars({ bars: given, range: [from, to], min, max, dir }: SliderBarsProps) {
  const bars = listOf(given, 'Slider', 'bars');
  const most = Math.max(...bars, 1);
  const part = (max - min) / bars.length;
  return (
    <svg
      aria-hidden="true"
      data-slot="slider-bars"
      viewBox={`0 0 ${bars.length * pitch} ${height}`}
      preserveAspectRatio="none"
      // The centre of a thumb stops half a thumb before the ends of the track, and so do the bars.
      className="pd:block pd:h-9 pd:w-full pd:px-[9px]"
    >
      {bars.map((bar, index) => {
        const middle = min + (index + 0.5) * part;
        const place = dir === 'rtl' ? bars.length - 1 - index : index;
        const tall = bar > 0 ? Math.max((bar / most) * height, 2) : 0;
        return (
          <rect
            key={middle}
            x={place * pitch + gap / 2}
            y={height - tall}
            width={pitch - gap}
            height={tall}
            rx="1"
            data-chosen={middle >= from && middle <= to ? '' : undefined}
            className="pd:fill-line-strong pd:data-chosen:fill-ink"
          />
        );
      })}
    </svg>
  );
}
