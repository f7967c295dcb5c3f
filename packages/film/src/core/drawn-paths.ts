import type { DrawnShape, PicturePoint } from '@paidang/contract/entities';
import { getStroke } from 'perfect-freehand';

/** Width of a picture in drawing units. */
export const unitsWide = 1000;

/** Size of text on a picture, in drawing units: readable on a phone, too. */
export const drawnWords = { size: 38, padding: { x: 14, y: 6 } } as const;

/** Keeps text away from the right and bottom edges, where it would have no room. */
export const placeOfWords = ({ x, y }: PicturePoint): PicturePoint => ({ x: Math.min(x, 0.85), y: Math.min(y, 0.94) });

/** An SVG path: the dark edge that makes a line stand out from any picture, a line, or a filled outline. */
export interface DrawnPath {
  part: 'halo' | 'line' | 'fill';
  path: string;
  /** Width of the stroke, in drawing units; a fill has none. */
  width?: number;
}

const halo = 5;

/**
 * The paths of a shape, from back to front, for an SVG that is `unitsWide` wide. Text has none.
 *
 * @param high height of the picture in units
 * @example drawnPaths(shape, unitsWide / ratio).map(({ part, path }) => <path className={part} d={path} />)
 */
export function drawnPaths(shape: DrawnShape, high: number): DrawnPath[] {
  if (shape.tool === 'text') return [];
  if (shape.tool === 'pen') {
    const path = penPath(shape, high);
    return [
      { part: 'halo', path, width: halo },
      { part: 'fill', path },
    ];
  }
  const path = shape.tool === 'arrow' ? arrowPath(shape, high) : boxPath(shape, high);
  return [
    { part: 'halo', path, width: shape.width + halo },
    { part: 'line', path, width: shape.width },
  ];
}

type ShapeOf<Tool extends DrawnShape['tool']> = Extract<DrawnShape, { tool: Tool }>;

const number = (value: number | undefined): string => (value ?? 0).toFixed(1);

/** Outline of a pen line, drawn through the midpoints between the outline's points, so that it has no corners. */
function penPath({ points, width }: ShapeOf<'pen'>, high: number): string {
  // A mouse has constant pressure, so the width varies with the speed of drawing instead.
  const [start] = points;
  const simulatePressure = points.every(({ pressure }) => pressure === start?.pressure);
  const outline: number[][] = getStroke(
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

function arrowPath({ from, to, width }: ShapeOf<'arrow'>, high: number): string {
  const [x1, y1, x2, y2] = [from.x * unitsWide, from.y * high, to.x * unitsWide, to.y * high];
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const length = Math.min(Math.hypot(x2 - x1, y2 - y1) * 0.6, 16 + width * 3.5);
  const barb = (turn: number) =>
    `${number(x2 - length * Math.cos(angle + turn))},${number(y2 - length * Math.sin(angle + turn))}`;
  return `M${number(x1)},${number(y1)} L${number(x2)},${number(y2)} M${barb(0.5)} L${number(x2)},${number(y2)} L${barb(-0.5)}`;
}

function boxPath({ from, to }: ShapeOf<'box'>, high: number): string {
  const [left, top] = [number(from.x * unitsWide), number(from.y * high)];
  return `M${left},${top} H${number(to.x * unitsWide)} V${number(to.y * high)} H${left} Z`;
}
