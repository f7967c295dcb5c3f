import type { DrawnShape } from '@paidang/contract/entities';
import { drawingSentence, tellShapes } from '@paidang/contract/rules';
import { expect, test } from 'vitest';
import { drawingInWords } from './drawing-in-words';

const pen = { colour: 'white', width: 6 } as const;
const places = [0.1, 0.5, 0.9].flatMap((y) => [0.1, 0.5, 0.9].map((x) => ({ x, y })));
const shapes: DrawnShape[] = places.flatMap((at): DrawnShape[] => [
  { tool: 'arrow', ...pen, from: { x: 0.5, y: 0.5 }, to: at },
  { tool: 'box', ...pen, from: at, to: at },
  { tool: 'pen', ...pen, points: [{ ...at, pressure: 0.5 }] },
  { tool: 'text', colour: 'white', at, text: '太暗' },
]);

test('a drawing is told on the page in the words of exported files', () => {
  expect(drawingInWords(shapes)).toBe(drawingSentence(tellShapes(shapes)));
});
