import type { SheetBar, SheetShare } from './figure-sheet.ts';

/** Colours of the sheet, from the product's light theme. */
export const sheetInks = {
  text: '#18181e',
  second: '#4c4c54',
  quiet: '#696971',
  bad: '#b9133f',
  line: '#e2dfda',
  bar: '#a8a59e',
  vendor: '#2d69de',
  creator: '#e5660a',
} as const;

const compact = new Intl.NumberFormat('zh-Hant-TW', { notation: 'compact' });

interface Words {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly font?: 'Text' | 'Figures';
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const words = (text: string, { x, y, size, ink = sheetInks.quiet, anchor = 'start', font = 'Text' }: Words): string =>
  `<text x="${x.toFixed(2)}" y="${y.toFixed(2)}" font-family="${font}" font-size="${size}" fill="${ink}" text-anchor="${anchor}">${escaped(text)}</text>`;
const drawing = (width: number, height: number, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;

/** A round step that divides the largest value into at most four parts. */
function stepOf(largest: number): number {
  const raw = Math.max(1, largest) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 2.5, 5].find((factor) => factor * power >= raw) ?? 10) * power;
  return Math.max(1, step);
}

/** A bar chart from zero, with a scale and notes on bars that have one. */
export function drawBars(bars: readonly SheetBar[], width: number, height = 150): string {
  const area = { left: 34, right: width, top: 10, bottom: height - 18 };
  const step = stepOf(Math.max(0, ...bars.map(({ value }) => value)));
  const ticks = Math.max(1, Math.ceil(Math.max(0, ...bars.map(({ value }) => value)) / step));
  const heightOf = (value: number) => (value / (step * ticks)) * (area.bottom - area.top);
  const place = (area.right - area.left) / bars.length;
  const thickness = Math.min(40, place * 0.74);
  const labelled = Math.max(1, Math.ceil(44 / place));
  const grid = Array.from({ length: ticks + 1 }, (_, index) => {
    const y = area.bottom - heightOf(step * index);
    const ink = index === 0 ? sheetInks.quiet : sheetInks.line;
    const label = words(compact.format(step * index), { x: area.left - 6, y: y + 2.5, size: 7.5, anchor: 'end' });
    return `<path d="M${area.left} ${y.toFixed(2)}H${area.right}" stroke="${ink}" stroke-width="0.6"/>${index === 0 ? '' : label}`;
  });
  const drawn = bars.map(({ label, value, quiet, note }, index) => {
    const middle = area.left + place * (index + 0.5);
    const top = area.bottom - heightOf(value);
    const ink = quiet ? sheetInks.bar : sheetInks.text;
    const x = (middle - thickness / 2).toFixed(2);
    const bar = `<rect x="${x}" y="${top.toFixed(2)}" width="${thickness.toFixed(2)}" height="${(area.bottom - top).toFixed(2)}" fill="${ink}"/>`;
    const name =
      index % labelled === 0 ? words(label, { x: middle, y: area.bottom + 12, size: 7.5, anchor: 'middle' }) : '';
    // The note is placed on the side of the bar that has more space.
    const left = middle < (area.left + area.right) / 2;
    const edge = middle + (left ? thickness / 2 + 4 : -thickness / 2 - 4);
    const mark = note
      ? `<path d="M${edge.toFixed(2)} ${area.top - 6}V${area.top + 12}" stroke="${sheetInks.text}" stroke-width="0.8"/>${words(note, { x: edge + (left ? 5 : -5), y: area.top + 3, size: 8, ink: sheetInks.text, anchor: left ? 'start' : 'end' })}`
      : '';
    return bar + name + mark;
  });
  return drawing(width, height, [...grid, ...drawn]);
}

/** Patterns that distinguish the parts of a whole: filled, hatched, plain. */
const grounds = [
  { fill: sheetInks.text, ink: '#ffffff', hatched: false },
  { fill: '#ffffff', ink: sheetInks.text, hatched: true },
  { fill: sheetInks.line, ink: sheetInks.text, hatched: false },
] as const;
/** A narrower part has no space for its label. */
const narrowest = 44;
const gap = 2;

const widthsOf = (shares: readonly SheetShare[], width: number): number[] => {
  const whole = shares.reduce((sum, { percent }) => sum + percent, 0);
  return shares.map(({ percent }) => (whole > 0 ? (percent / whole) * (width - gap * (shares.length - 1)) : 0));
};

/** The parts whose labels have to be placed below the bar. */
export const narrowShares = (shares: readonly SheetShare[], width: number): SheetShare[] => {
  const widths = widthsOf(shares, width);
  return shares.filter((_, index) => (widths[index] ?? 0) < narrowest);
};

/** A bar divided into the parts of one whole, each with its name and percentage. */
export function drawShares(shares: readonly SheetShare[], width: number, height = 44): string {
  const widths = widthsOf(shares, width);
  let x = 0;
  const parts = shares.flatMap(({ label, percent }, index) => {
    const wide = widths[index] ?? 0;
    if (wide <= 0) return [];
    const { fill, ink, hatched } = grounds[index % grounds.length] ?? grounds[0];
    const [left, right] = [x, x + wide];
    x = right + gap;
    const lines = hatched
      ? Array.from({ length: Math.ceil((wide + height) / 5) }, (_, line) => {
          const start = left - height + line * 5;
          const from = Math.max(left, start);
          const to = Math.min(right, start + height);
          return to > from
            ? `M${from.toFixed(2)} ${(height - (from - start)).toFixed(2)}L${to.toFixed(2)} ${(height - (to - start)).toFixed(2)}`
            : '';
        }).join('')
      : '';
    return [
      `<rect x="${(left + 0.3).toFixed(2)}" y="0.3" width="${Math.max(0.1, wide - 0.6).toFixed(2)}" height="${height - 0.6}" fill="${fill}" stroke="${hatched ? sheetInks.bar : fill}" stroke-width="0.6"/>`,
      lines ? `<path d="${lines}" stroke="${sheetInks.line}" stroke-width="0.6"/>` : '',
      wide < narrowest
        ? ''
        : words(`${percent}%`, { x: left + 7, y: height / 2 + 1, size: 13, ink, font: 'Figures' }) +
          words(label, { x: left + 7, y: height - 9, size: 8, ink }),
    ];
  });
  return drawing(width, height, parts);
}

/** The symbol of the two parties side by side, as used throughout the product. */
export const drawSides = (): string =>
  drawing(34, 12, [
    `<circle cx="6" cy="6" r="5" fill="${sheetInks.vendor}"/>`,
    `<path d="M13 6H21" stroke="${sheetInks.line}" stroke-width="1"/>`,
    `<circle cx="28" cy="6" r="5" fill="${sheetInks.creator}"/>`,
  ]);

/** The logo: two overlapping frames, the brand's and the creator's. */
export const drawLogo = (): string =>
  drawing(16, 12, [
    '<g transform="scale(0.5)">',
    `<rect x="1" y="1" width="19" height="15" rx="4.5" fill="${sheetInks.vendor}"/>`,
    `<rect x="12" y="8" width="19" height="15" rx="4.5" fill="${sheetInks.creator}"/>`,
    `<path d="M16.5 8H20v3.5A4.5 4.5 0 0 1 15.5 16H12v-3.5A4.5 4.5 0 0 1 16.5 8z" fill="${sheetInks.text}"/>`,
    '</g>',
  ]);

/** Viewfinder corners around a picture. */
export function drawCorners(width: number, height: number): string {
  const corner = 9;
  const at = (x: number, y: number, dx: number, dy: number) => `M${x} ${y + dy * corner}V${y}H${x + dx * corner}`;
  const corners = [
    at(0.6, 0.6, 1, 1),
    at(width - 0.6, 0.6, -1, 1),
    at(0.6, height - 0.6, 1, -1),
    at(width - 0.6, height - 0.6, -1, -1),
  ];
  return drawing(width, height, [
    `<path d="${corners.join('')}" fill="none" stroke="${sheetInks.text}" stroke-width="1.2"/>`,
  ]);
}

/** The perforated edge of a slip: a row of small holes. */
export function drawPerforation(width: number): string {
  const [hole, gap] = [6, 6];
  const count = Math.floor((width + gap) / (hole + gap));
  const left = (width - (count * (hole + gap) - gap)) / 2;
  const holes = Array.from(
    { length: count },
    (_, index) => `<rect x="${(left + index * (hole + gap)).toFixed(2)}" y="0" width="${hole}" height="3" rx="1"/>`,
  );
  return drawing(width, 3, [`<g fill="${sheetInks.line}">${holes.join('')}</g>`]);
}

/** A form's checkbox, ticked or not. */
export const drawCheckbox = (isChecked: boolean): string =>
  drawing(11, 11, [
    `<rect x="0.5" y="0.5" width="10" height="10" rx="2" fill="${isChecked ? sheetInks.text : '#ffffff'}" stroke="${isChecked ? sheetInks.text : sheetInks.bar}" stroke-width="0.8"/>`,
    isChecked ? '<path d="M2.8 5.7L4.8 7.7L8.4 3.6" fill="none" stroke="#ffffff" stroke-width="1.3"/>' : '',
  ]);
