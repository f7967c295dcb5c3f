import type { DrawingColour, DrawnShape } from '@paidang/contract/entities';
import { type DrawnPath, drawnPaths, drawnWords, placeOfWords, unitsWide } from '@paidang/film/core';
import type { OverlayOptions } from 'sharp';
import { drawFittedText } from '../share-picture/lettering';
import { openPicture } from './open-picture';

/** The colours of the web page: `--pd-draw-…` of the design tokens. */
const inks: Readonly<Record<DrawingColour, string>> = {
  vendor: '#5b95ff',
  creator: '#ff8a3d',
  warning: '#ffd84d',
  white: '#ffffff',
};
const halo = { ink: '#0c0c0f', opacity: 0.72 } as const;
const letterInk = '#18181e';

/** A shape as SVG; texts are laid over it. */
function shapeSvg(shape: DrawnShape, high: number): string {
  const looks: Readonly<Record<DrawnPath['part'], string>> = {
    halo: `fill="none" stroke="${halo.ink}" stroke-opacity="${halo.opacity}"`,
    line: `fill="none" stroke="${inks[shape.colour]}"`,
    fill: `fill="${inks[shape.colour]}"`,
  };
  const paths = drawnPaths(shape, high).map(
    ({ part, path, width = 0 }) => `<path d="${path}" ${looks[part]} stroke-width="${width}"/>`,
  );
  return `<g stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}

/** Text on a background of its colour, in the shipped fonts: the machine's may lack Chinese. */
async function wordsOf(
  { at, text, colour }: Extract<DrawnShape, { tool: 'text' }>,
  { width, height }: { width: number; height: number },
): Promise<OverlayOptions[]> {
  const scale = width / unitsWide;
  const place = placeOfWords(at);
  const left = Math.round(place.x * width);
  const top = Math.round(place.y * height);
  const { padding } = drawnWords;
  const [x, y] = [Math.round(padding.x * scale), Math.round(padding.y * scale)];
  const room = width - left - 2 * x;
  const size = Math.max(9, Math.round(drawnWords.size * scale));
  const words = await drawFittedText(text, {
    sizes: [{ size, lines: 3 }],
    ink: letterInk,
    weight: 'bold',
    width: room,
  });
  if (!words) return [];
  const ground = { width: Math.min(words.width + 2 * x, width - left), height: Math.min(words.height + 2 * y, height) };
  const lifted = Math.min(top, height - ground.height);
  const fits = { left: left + x, top: lifted + y };
  return [
    { input: { create: { ...ground, channels: 3, background: inks[colour] } }, left, top: lifted },
    ...(fits.left + words.width <= width && fits.top + words.height <= height ? [{ ...words, ...fits }] : []),
  ];
}

/** Writes a frame with its drawings as a jpg. */
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
