import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DrawnShape } from '@paidang/contract/entities';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawOnFrame } from '.';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paidang-drawing-'));
  await sharp({ create: { width: 640, height: 360, channels: 3, background: '#000' } })
    .jpeg()
    .toFile(join(folder, 'frame.jpg'));
});
afterAll(() => rm(folder, { recursive: true }));

async function drawn(...shapes: DrawnShape[]) {
  const path = join(folder, 'drawn.jpg');
  await drawOnFrame(join(folder, 'frame.jpg'), shapes, path);
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  return {
    size: [info.width, info.height],
    /** The colour at a point, 0 to 255 each. */
    at: (x: number, y: number) => {
      const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
      return [...data.subarray(start, start + 3)];
    },
  };
}

const isYellow = ([red = 0, green = 0, blue = 255]: number[]) => red > 200 && green > 170 && blue < 150;

test('a box is drawn in its colour where it was drawn, and the frame stays as large', async () => {
  const box = { tool: 'box', colour: 'warning', width: 10, from: { x: 0.2, y: 0.2 }, to: { x: 0.8, y: 0.8 } } as const;
  const picture = await drawn(box);
  expect(picture.size).toEqual([640, 360]);
  expect(isYellow(picture.at(0.5, 0.2))).toBe(true);
  expect(isYellow(picture.at(0.2, 0.5))).toBe(true);
  expect(picture.at(0.5, 0.5).every((value) => value < 20)).toBe(true);
});

test('a line of the pen, an arrow and words at the very edge are drawn', async () => {
  const points = Array.from({ length: 20 }, (_, index) => ({ x: 0.1 + index * 0.04, y: 0.5, pressure: 0.5 }));
  const picture = await drawn(
    { tool: 'pen', colour: 'warning', width: 14, points },
    { tool: 'arrow', colour: 'warning', width: 10, from: { x: 0.1, y: 0.1 }, to: { x: 0.9, y: 0.1 } },
    { tool: 'text', colour: 'warning', at: { x: 0.99, y: 0.99 }, text: '這裡太暗了，請調亮一點🌙' },
  );
  expect(isYellow(picture.at(0.5, 0.5))).toBe(true);
  expect(isYellow(picture.at(0.5, 0.1))).toBe(true);
  expect(isYellow(picture.at(0.855, 0.96))).toBe(true);
});

test('a file has the colours of the page', async () => {
  const theme = await readFile(new URL('../../../../../packages/ui/src/styles/theme.css', import.meta.url), 'utf8');
  for (const colour of ['vendor', 'creator', 'warning', 'white'] as const) {
    const hex = new RegExp(`--pd-draw-${colour}: #(\\w{6});`).exec(theme)?.[1] ?? '';
    const points = [0.3, 0.5, 0.7].map((x) => ({ x, y: 0.5, pressure: x + 0.3 }));
    const [red, green, blue] = (await drawn({ tool: 'pen', colour, width: 20, points })).at(0.5, 0.5);
    const wanted = [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
    const off = [red, green, blue].map((value, index) => Math.abs((value ?? 0) - (wanted[index] ?? 999)));
    expect(Math.max(...off), colour).toBeLessThan(12);
  }
});
