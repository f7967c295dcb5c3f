import type { DrawnShape } from '@paidang/contract/entities';
import { drawnPaths, drawnWords, placeOfWords, unitsWide } from '../../core/drawn-paths';

/** A drawing's shapes, for an SVG that is `unitsWide` wide and `high` units high. */
export function DrawnShapes({ shapes, high }: { shapes: readonly DrawnShape[]; high: number }) {
  return shapes.map((shape, place) => {
    // Shapes have no ids, but are only added and removed at the end.
    const key = `${place}-${shape.tool}`;
    return (
      <g key={key} data-colour={shape.colour} data-tool={shape.tool}>
        {shape.tool === 'text' ? (
          <Words shape={shape} high={high} />
        ) : (
          drawnPaths(shape, high).map(({ part, path, width }) => (
            <path key={part} d={path} className={`pd-drawing-${part}`} strokeWidth={width} />
          ))
        )}
      </g>
    );
  });
}

function Words({ shape: { at, text }, high }: { shape: Extract<DrawnShape, { tool: 'text' }>; high: number }) {
  const { x, y } = placeOfWords(at);
  return (
    <foreignObject x={x * unitsWide} y={y * high} width={(1 - x) * unitsWide} height={(1 - y) * high}>
      <span className="pd-drawing-words" style={{ fontSize: drawnWords.size }}>
        {text}
      </span>
    </foreignObject>
  );
}
