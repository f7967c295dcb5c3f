import { expect, test } from 'vitest';
import { createZoom, lookAt, panBy, wholeView, zoomAt, zoomBy } from './zoom';

test('the point under the pointer stays where it is', () => {
  const point = { x: 0.4, y: 0.55 };
  const placeOf = (view: typeof wholeView) => [view.scale * (point.x - view.x), view.scale * (point.y - view.y)];
  const near = zoomAt(wholeView, 2, point);
  expect(placeOf(near)).toEqual(placeOf(wholeView).map((place) => expect.closeTo(place)));
  const nearer = zoomAt(near, 5, point);
  expect(placeOf(nearer)).toEqual(placeOf(near).map((place) => expect.closeTo(place)));
});

test('the view never leaves the picture, neither by panning nor by zooming out', () => {
  const corner = panBy(zoomAt(wholeView, 4, wholeView), 10, -10);
  expect(corner).toEqual({ scale: 4, x: 0.875, y: 0.125 });
  expect(zoomAt(corner, 0.2, corner)).toEqual(wholeView);
  expect(lookAt({ scale: 2, x: 0.5, y: 0.5 }, { x: 0, y: 1 })).toEqual({ scale: 2, x: 0.25, y: 0.75 });
});

test('steps zoom in up to a limit, and back to the whole picture', () => {
  let view = wholeView;
  for (let step = 0; step < 20; step += 1) view = zoomBy(view, 1);
  expect(view.scale).toBe(16);
  for (let step = 0; step < 20; step += 1) view = zoomBy(view, -1);
  expect(view).toEqual(wholeView);
});

test('listeners are only called for changes', () => {
  const zoom = createZoom();
  let heard = 0;
  const end = zoom.subscribe(() => {
    heard += 1;
  });
  zoom.set({ ...wholeView });
  zoom.set({ scale: 2, x: 0.5, y: 0.5 });
  end();
  zoom.set(wholeView);
  expect(heard).toBe(1);
});
