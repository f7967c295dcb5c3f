export interface WatermarkProps {
  /** Name of the guest. */
  name: string;
}

const rows = 5;
const columns = 4;
/** Every other row is shifted by half a name. */
const shift = (row: number): string => (row % 2 === 0 ? '0' : '12.5%');

/** The guest's name across the picture, so that a recording can be attributed. */
export function Watermark({ name }: WatermarkProps) {
  return (
    <div
      aria-hidden="true"
      data-slot="watermark"
      className="pointer-events-none absolute inset-0 overflow-hidden select-none"
    >
      <div className="absolute -inset-[20%] grid -rotate-12 content-around">
        {Array.from({ length: rows }, (_, row) => (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: all rows are equal
            key={row}
            style={{ paddingInlineStart: shift(row) }}
            className="flex justify-around text-[clamp(12px,1.6vw,18px)] font-medium whitespace-nowrap text-white/25 [text-shadow:0_0_2px_rgb(0_0_0/.35)]"
          >
            {Array.from({ length: columns }, (_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all names are equal
              <span key={column}>{name}</span>
            ))}
          </p>
        ))}
      </div>
    </div>
  );
}
