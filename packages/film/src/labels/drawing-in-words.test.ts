import type { DrawnShape } from '@paidang/contract/entities';
import { drawingSentence, tellShapes } from '@paidang/contract/rules';
import { expect, test } from 'vitest';
import { drawingInWords } from './drawing-in-words';
import { en } from './en';

const pen = { colour: 'white', width: 6 } as const;
const shapes: DrawnShape[] = [
  { tool: 'arrow', ...pen, from: { x: 0.5, y: 0.5 }, to: { x: 0.9, y: 0.1 } },
  { tool: 'box', ...pen, from: { x: 0.4, y: 0.4 }, to: { x: 0.6, y: 0.6 } },
  { tool: 'text', colour: 'white', at: { x: 0.1, y: 0.9 }, text: '太暗' },
];

test('a drawing is described on the page as in exported files', () => {
  expect(drawingInWords(shapes)).toBe('畫記：右上方的箭頭、正中央的方框、左下方的「太暗」');
  expect(drawingInWords(shapes)).toBe(drawingSentence(tellShapes(shapes)));
});

test('in another language, too', () => {
  expect(drawingInWords(shapes, en)).toBe(
    'Drawing: arrow at the top right, box at the centre, “太暗” at the bottom left',
  );
});
