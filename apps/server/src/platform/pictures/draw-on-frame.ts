import type { DrawingColour, DrawnShape } from '@paidang/contract/entities';
import { getStroke } from 'perfect-freehand';
import type { OverlayOptions } from 'sharp';
import { fitted } from '../share-picture/lettering';
import { openPicture } from './open-picture';

/** As on the page: `--pd-draw-…` of the design tokens. */
const inks: Readonly<Record<DrawingColour, string>> = {
  vendor: '#5b95ff',
  creator: '#ff8a3d',
  warning: '#ffd84d',
  white: '#ffffff',
};
const halo = { ink: '#0c0c0f', opacity: 0.72, width: 5 } as const;
const letterInk = '#18181e';

/** Width of a picture in the drawing's own units. */
const unitsWide = 1000;
const letterSize = 38;
const padding = { x: 14, y: 6 } as const;

type Line = Extract<DrawnShape, { tool: 'arrow' | 'box' }>;

const number = (value: number | undefined): string => (value ?? 0).toFixed(1);

/** Through the middles between the points, so that no corner shows. */
function strokePath({ points, width }: Extract<DrawnShape, { tool: 'pen' }>, high: number): string {
  const [start] = points;
  const simulatePressure = points.every(({ pressure }) => pressure === start?.pressure);
  const outline = getStroke(
    points.map(({ x, y, pressure }) => [x * unitsWide, y * high, pressure]),
    { size: width * 1.6, thinning: 0.45, smoothing: 0.6, streamline: 0.4, simulatePressure, last: true },
  );
  const [first] = outline;
  if (!first) return '';
  const curves = outline.map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = outline[(index + 1) % outline.length] ?? first;
    return `${number(x)},${number(y)} ${number((x + nextX) / 2)},${number((y + nextY) / 2)}`;
  });
  return `M${number(first[0])},${number(first[1])} Q${curves.join(' ')} Z`;
}

function linePath({ tool, from, to, width }: Line, high: number): string {
  const [x1, y1, x2, y2] = [from.x * unitsWide, from.y * high, to.x * unitsWide, to.y * high];
  if (tool === 'box') return `M${number(x1)},${number(y1)} H${number(x2)} V${number(y2)} H${number(x1)} Z`;
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const length = Math.min(Math.hypot(x2 - x1, y2 - y1) * 0.6, 16 + width * 3.5);
  const barb = (turn: number) =>
    `${number(x2 - length * Math.cos(angle + turn))},${number(y2 - length * Math.sin(angle + turn))}`;
  return `M${number(x1)},${number(y1)} L${number(x2)},${number(y2)} M${barb(0.5)} L${number(x2)},${number(y2)} L${barb(-0.5)}`;
}

function shapeSvg(shape: DrawnShape, high: number): string {
  if (shape.tool === 'text') return '';
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  const dark = `stroke="${halo.ink}" stroke-opacity="${halo.opacity}" ${round}`;
  const ink = inks[shape.colour];
  if (shape.tool === 'pen') {
    const path = strokePath(shape, high);
    return `<path d="${path}" fill="none" stroke-width="${halo.width}" ${dark}/><path d="${path}" fill="${ink}"/>`;
  }
  const path = linePath(shape, high);
  return `<path d="${path}" fill="none" stroke-width="${shape.width + halo.width}" ${dark}/><path d="${path}" fill="none" stroke="${ink}" stroke-width="${shape.width}" ${round}/>`;
}

/** Words on a ground of their colour, with the shipped fonts: the machine's may have no Chinese. */
async function wordsOf(
  { at, text, colour }: Extract<DrawnShape, { tool: 'text' }>,
  { width, height }: { width: number; height: number },
): Promise<OverlayOptions[]> {
  const scale = width / unitsWide;
  const left = Math.round(Math.min(at.x, 0.85) * width);
  const top = Math.round(Math.min(at.y, 0.94) * height);
  const [x, y] = [Math.round(padding.x * scale), Math.round(padding.y * scale)];
  const room = width - left - 2 * x;
  const size = Math.max(9, Math.round(letterSize * scale));
  const words = await fitted(text, { sizes: [{ size, lines: 3 }], ink: letterInk, weight: 'bold', width: room });
  if (!words) return [];
  const ground = { width: Math.min(words.width + 2 * x, width - left), height: Math.min(words.height + 2 * y, height) };
  const lifted = Math.min(top, height - ground.height);
  const fits = { left: left + x, top: lifted + y };
  return [
    { input: { create: { ...ground, channels: 3, background: inks[colour] } }, left, top: lifted },
    ...(fits.left + words.width <= width && fits.top + words.height <= height ? [{ ...words, ...fits }] : []),
  ];
}

/** A frame with what was drawn on it, as jpg. */
export async function drawOnFrame(frame: string, shapes: readonly DrawnShape[], target: string): Promise<void> {
  const picture = openPicture(frame);
  const { width, height } = await picture.metadata();
  const high = (unitsWide * height) / width;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${unitsWide} ${high}">${shapes.map((shape) => shapeSvg(shape, high)).join('')}</svg>`;
  const layers: OverlayOptions[] = [{ input: Buffer.from(svg), left: 0, top: 0 }];
  for (const shape of shapes) {
    if (shape.tool === 'text') layers.push(...(await wordsOf(shape, { width, height })));
  }
  await picture.composite(layers).jpeg({ quality: 85 }).toFile(target);
}
