import type { DrawnShape, PicturePoint } from '@paidang/contract/entities';
import getStroke from 'perfect-freehand';

/** Width of a picture in the drawing's own units. */
export const unitsWide = 1000;

interface ShapeProps<Tool extends DrawnShape['tool']> {
  shape: Extract<DrawnShape, { tool: Tool }>;
  /** Height of the picture in units. */
  high: number;
}

const halo = 5;

/** What was drawn on a frame, as parts of an SVG that is `unitsWide` wide. */
export function DrawnShapes({ shapes, high }: { shapes: readonly DrawnShape[]; high: number }) {
  return shapes.map((shape, place) => {
    // Shapes have no names: they come and go at the end only.
    const key = `${place}-${shape.tool}`;
    return (
      <g key={key} data-colour={shape.colour} data-tool={shape.tool}>
        {shape.tool === 'pen' ? <Stroke shape={shape} high={high} /> : null}
        {shape.tool === 'arrow' ? <Arrow shape={shape} high={high} /> : null}
        {shape.tool === 'box' ? <Box shape={shape} high={high} /> : null}
        {shape.tool === 'text' ? <Words shape={shape} high={high} /> : null}
      </g>
    );
  });
}

function Stroke({ shape: { points, width }, high }: ShapeProps<'pen'>) {
  // A mouse presses the same everywhere: then the line takes its life from how fast it was drawn.
  const [first] = points;
  const simulatePressure = points.every(({ pressure }) => pressure === first?.pressure);
  const outline = getStroke(
    points.map(({ x, y, pressure }) => [x * unitsWide, y * high, pressure]),
    { size: width * 1.6, thinning: 0.45, smoothing: 0.6, streamline: 0.4, simulatePressure, last: true },
  );
  const path = outlinePath(outline);
  return (
    <>
      <path d={path} className="pd-drawing-halo" strokeWidth={halo} />
      <path d={path} className="pd-drawing-fill" />
    </>
  );
}

const number = (value: number | undefined): string => (value ?? 0).toFixed(1);

/** Through the middles between the points, so that no corner shows. */
function outlinePath(points: readonly number[][]): string {
  const [first] = points;
  if (!first) return '';
  const curves = points.map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? first;
    return `${number(x)},${number(y)} ${number((x + nextX) / 2)},${number((y + nextY) / 2)}`;
  });
  return `M${number(first[0])},${number(first[1])} Q${curves.join(' ')} Z`;
}

function Arrow({ shape: { from, to, width }, high }: ShapeProps<'arrow'>) {
  const [x1, y1, x2, y2] = [from.x * unitsWide, from.y * high, to.x * unitsWide, to.y * high];
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const length = Math.min(Math.hypot(x2 - x1, y2 - y1) * 0.6, 16 + width * 3.5);
  const barb = (turn: number) =>
    `${number(x2 - length * Math.cos(angle + turn))},${number(y2 - length * Math.sin(angle + turn))}`;
  const path = `M${number(x1)},${number(y1)} L${number(x2)},${number(y2)} M${barb(0.5)} L${number(x2)},${number(y2)} L${barb(-0.5)}`;
  return <Line path={path} width={width} />;
}

function Box({ shape: { from, to, width }, high }: ShapeProps<'box'>) {
  const corner = (x: number, y: number) => `${number(x * unitsWide)},${number(y * high)}`;
  const path = `M${corner(from.x, from.y)} L${corner(to.x, from.y)} L${corner(to.x, to.y)} L${corner(from.x, to.y)} Z`;
  return <Line path={path} width={width} />;
}

function Line({ path, width }: { path: string; width: number }) {
  return (
    <>
      <path d={path} className="pd-drawing-halo" strokeWidth={width + halo} />
      <path d={path} className="pd-drawing-line" strokeWidth={width} />
    </>
  );
}

/** Height of letters in units: readable on a phone, too. */
const letter = 38;

function Words({ shape: { at, text }, high }: ShapeProps<'text'>) {
  const { x, y } = inside(at);
  return (
    <foreignObject x={x * unitsWide} y={y * high} width={(1 - x) * unitsWide} height={(1 - y) * high}>
      <span className="pd-drawing-words" style={{ fontSize: letter }}>
        {text}
      </span>
    </foreignObject>
  );
}

/** Words at the right edge would have no room. */
const inside = ({ x, y }: PicturePoint): PicturePoint => ({ x: Math.min(x, 0.85), y: Math.min(y, 0.94) });
