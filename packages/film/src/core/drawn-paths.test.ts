import { expect, test } from 'vitest';
import { drawnPaths, placeOfWords } from './drawn-paths';

const pen = { colour: 'warning', width: 6 } as const;
const corners = { from: { x: 0.1, y: 0.2 }, to: { x: 0.5, y: 0.6 } };

test('a box and an arrow are lines with a wider dark edge behind them', () => {
  const [edge, line] = drawnPaths({ tool: 'box', ...pen, ...corners }, 500);
  expect(line).toEqual({ part: 'line', path: 'M100.0,100.0 H500.0 V300.0 H100.0 Z', width: 6 });
  expect(edge).toMatchObject({ part: 'halo', path: line?.path, width: 11 });
  const arrow = drawnPaths({ tool: 'arrow', ...pen, ...corners }, 500);
  expect(arrow.map(({ part }) => part)).toEqual(['halo', 'line']);
  expect(arrow[1]?.path.match(/L500\.0,300\.0/g)).toHaveLength(2);
});

test('the pen’s line is a filled outline around where it went', () => {
  const points = [0.1, 0.2, 0.3].map((x) => ({ x, y: 0.5, pressure: 0.5 }));
  const [edge, fill] = drawnPaths({ tool: 'pen', ...pen, points }, 500);
  expect([edge?.part, fill?.part]).toEqual(['halo', 'fill']);
  const ys = [...(fill?.path ?? '').matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.min(...ys)).toBeGreaterThan(240);
  expect(Math.max(...ys)).toBeLessThan(260);
});

test('text has no path and keeps its distance from the edges', () => {
  expect(drawnPaths({ tool: 'text', colour: 'white', at: { x: 0, y: 0 }, text: '太暗' }, 500)).toEqual([]);
  expect(placeOfWords({ x: 1, y: 1 })).toEqual({ x: 0.85, y: 0.94 });
});
