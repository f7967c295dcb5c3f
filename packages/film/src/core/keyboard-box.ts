import type { DrawingColour, DrawnShape, PicturePoint } from '@paidang/contract/entities';
import { pointAt } from './drawing';

/** A part of the picture that the arrow keys move and resize. */
export interface Box {
  from: PicturePoint;
  to: PicturePoint;
}

export const startBox: Box = { from: { x: 0.35, y: 0.35 }, to: { x: 0.65, y: 0.65 } };

const step = 0.02;
const smallest = 0.04;

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** The box after a key: moved, or with Shift resized at its lower right; `null` for any other key. */
export function moveBox({ from, to }: Box, key: string, resize: boolean): Box | null {
  const way = ways[key];
  if (!way) return null;
  const [x, y] = way;
  if (resize) {
    return {
      from,
      to: pointAt(between(from.x + smallest, to.x + x, 1), between(from.y + smallest, to.y + y, 1)),
    };
  }
  const right = between(-from.x, x, 1 - to.x);
  const down = between(-from.y, y, 1 - to.y);
  return { from: pointAt(from.x + right, from.y + down), to: pointAt(to.x + right, to.y + down) };
}

interface BoxPen {
  tool: Exclude<DrawnShape['tool'], 'text'>;
  colour: DrawingColour;
  width: number;
}

const roundPoints = 24;

/** The shape a tool draws into a box: the pen an ellipse, the arrow a line from the upper left to its centre. */
export function shapeInBox({ tool, ...pen }: BoxPen, { from, to }: Box): DrawnShape {
  const middle = pointAt((from.x + to.x) / 2, (from.y + to.y) / 2);
  if (tool === 'box') return { tool, ...pen, from, to };
  if (tool === 'arrow') return { tool, ...pen, from, to: middle };
  const [wide, high] = [(to.x - from.x) / 2, (to.y - from.y) / 2];
  const points = Array.from({ length: roundPoints + 1 }, (_, index) => {
    const turn = (index / roundPoints) * 2 * Math.PI;
    return { ...pointAt(middle.x + wide * Math.cos(turn), middle.y + high * Math.sin(turn)), pressure: 0.5 };
  });
  return { tool, ...pen, points };
}
