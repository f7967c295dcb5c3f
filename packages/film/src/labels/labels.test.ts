import { expect, test } from 'vitest';
import { drawingInWords } from './drawing-in-words';
import { en } from './en';

const corner = { x: 0.9, y: 0.1 };

test('a drawing is described with the position of each shape, an arrow with where it points', () => {
  const shapes = [
    { tool: 'arrow', colour: 'vendor', width: 6, from: { x: 0.5, y: 0.5 }, to: corner },
    { tool: 'text', colour: 'warning', at: { x: 0.1, y: 0.5 }, text: '轉正' },
  ] as const;
  expect(drawingInWords(shapes)).toBe('畫記：右上方的箭頭、左側的「轉正」');
  expect(drawingInWords(shapes, en)).toBe('Drawing: arrow at the top right, “轉正” at the left');
});
