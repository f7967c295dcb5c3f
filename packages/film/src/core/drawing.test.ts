import type { DrawnShape } from '@paidang/contract/entities';
import { drawingLimits } from '@paidang/contract/limits';
import { expect, test } from 'vitest';
import { isDrawnAt, pointAt } from './drawing';
import { moveBox, shapeInBox, startBox } from './keyboard-box';
import { addShape, beginHistory, clearShapes, hasRoom, redo, undo } from './shape-history';

const box = (x: number): DrawnShape => ({
  tool: 'box',
  colour: 'vendor',
  width: 4,
  from: pointAt(x, 0),
  to: pointAt(1, 1),
});

test('drawing and clearing can be undone and redone', () => {
  let history = addShape(addShape(beginHistory([]), box(0)), box(0.5));
  history = clearShapes(history);
  expect(history.shapes).toEqual([]);
  history = undo(undo(history));
  expect(history.shapes).toEqual([box(0)]);
  history = redo(history);
  expect(history.shapes).toEqual([box(0), box(0.5)]);
  history = addShape(undo(history), box(0.2));
  expect(redo(history)).toEqual(history);
  expect(undo(beginHistory([box(0)])).shapes).toEqual([box(0)]);
});

test('a drawing is full before the server would refuse it', () => {
  expect(hasRoom(Array.from({ length: drawingLimits.shapes - 1 }, () => box(0)))).toBe(true);
  expect(hasRoom(Array.from({ length: drawingLimits.shapes }, () => box(0)))).toBe(false);
  expect(hasRoom([], drawingLimits.points + 1)).toBe(false);
});

test('points are clamped to the picture and rounded to visible precision', () => {
  expect(pointAt(1.2, -0.1)).toEqual({ x: 1, y: 0 });
  expect(pointAt(0.123456, 0.5)).toEqual({ x: 0.1235, y: 0.5 });
});

test('a drawing belongs to its frame, or to each frame of its range', () => {
  expect(isDrawnAt({ at: 1.02 }, 1.03, 24)).toBe(true);
  expect(isDrawnAt({ at: 1.02 }, 1.05, 24)).toBe(false);
  expect(isDrawnAt({ at: 1, until: 2 }, 1.5, 24)).toBe(true);
  expect(isDrawnAt({ at: 1, until: 2 }, 2.1, 24)).toBe(false);
});

test('arrow keys move the box within the picture, with Shift they resize it', () => {
  let moved = startBox;
  for (let press = 0; press < 40; press += 1) moved = moveBox(moved, 'ArrowRight', false) ?? moved;
  expect(moved.to.x).toBe(1);
  expect(moved.to.x - moved.from.x).toBeCloseTo(0.3);
  for (let press = 0; press < 40; press += 1) moved = moveBox(moved, 'ArrowUp', true) ?? moved;
  expect(moved.to.y - moved.from.y).toBeCloseTo(0.04);
  expect(moveBox(startBox, 'a', false)).toBeNull();
});

test('each tool draws into the box', () => {
  const pen = { colour: 'vendor', width: 4 } as const;
  expect(shapeInBox({ tool: 'box', ...pen }, startBox)).toMatchObject(startBox);
  expect(shapeInBox({ tool: 'arrow', ...pen }, startBox)).toMatchObject({
    from: startBox.from,
    to: { x: 0.5, y: 0.5 },
  });
  const round = shapeInBox({ tool: 'pen', ...pen }, startBox);
  expect(round.tool === 'pen' && round.points).toHaveLength(25);
});
