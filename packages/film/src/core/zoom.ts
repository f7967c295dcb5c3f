/** Visible part of a picture: its scale relative to the fitting size, and its centre as fractions of the picture. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

export const wholeView: ZoomView = { scale: 1, x: 0.5, y: 0.5 };

const mostScale = 16;
/** Zoom factor per key or button press. */
const factor = 1.5;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** Keeps the view inside the picture. */
function inside({ scale, x, y }: ZoomView): ZoomView {
  const half = 0.5 / scale;
  return { scale, x: between(half, x, 1 - half), y: between(half, y, 1 - half) };
}

/** Zooms in or out, keeping a point of the picture at its position on screen. */
export function zoomAt(view: ZoomView, scale: number, { x, y }: Point): ZoomView {
  const next = between(1, scale, mostScale);
  const by = view.scale / next;
  return inside({ scale: next, x: x - (x - view.x) * by, y: y - (y - view.y) * by });
}

/** Pans to the right and down, in fractions of the visible part. */
export const panBy = ({ scale, x, y }: ZoomView, right: number, down: number): ZoomView =>
  inside({ scale, x: x + right / scale, y: y + down / scale });

/** Centres the view on a point. */
export const lookAt = ({ scale }: ZoomView, { x, y }: Point): ZoomView => inside({ scale, x, y });

/** Zooms in or out by one step. */
export const zoomBy = (view: ZoomView, steps: 1 | -1): ZoomView => {
  const next = view.scale * factor ** steps;
  return zoomAt(view, next < 1.1 ? 1 : next, view);
};

/** The view shared by several parts of a player; changes without rendering the player again. */
export interface Zoom {
  get(): ZoomView;
  set(view: ZoomView): void;
  subscribe(listener: () => void): () => void;
}

export function createZoom(): Zoom {
  const listeners = new Set<() => void>();
  let view = wholeView;
  return {
    get: () => view,
    set: (next) => {
      if (next.scale === view.scale && next.x === view.x && next.y === view.y) return;
      view = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
