export interface WatermarkProps {
  /** Whose copy it is. */
  name: string;
}

const rows = 5;
const columns = 4;
/** Every other row begins half a name further. */
const shift = (row: number): string => (row % 2 === 0 ? '0' : '12.5%');

/** The guest's name across the picture, so that a recording says whose it was. */
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
            // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike
            key={row}
            style={{ paddingInlineStart: shift(row) }}
            className="flex justify-around text-[clamp(12px,1.6vw,18px)] font-medium whitespace-nowrap text-white/25 [text-shadow:0_0_2px_rgb(0_0_0/.35)]"
          >
            {Array.from({ length: columns }, (_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names that are all alike
              <span key={column}>{name}</span>
            ))}
          </p>
        ))}
      </div>
    </div>
  );
}
