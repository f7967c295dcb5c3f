/** What is seen of a picture: how much larger than when it fits, and where its middle is, in parts of the picture. */
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
/** One press of a key or a button. */
const factor = 1.5;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** Nothing beside the picture is looked at. */
function inside({ scale, x, y }: ZoomView): ZoomView {
  const half = 0.5 / scale;
  return { scale, x: between(half, x, 1 - half), y: between(half, y, 1 - half) };
}

/** Looks closer or from further away, and leaves a point of the picture where it is on the screen. */
export function zoomAt(view: ZoomView, scale: number, { x, y }: Point): ZoomView {
  const next = between(1, scale, mostScale);
  const by = view.scale / next;
  return inside({ scale: next, x: x - (x - view.x) * by, y: y - (y - view.y) * by });
}

/** Looks further to the right and down, in parts of what is seen. */
export const panBy = ({ scale, x, y }: ZoomView, right: number, down: number): ZoomView =>
  inside({ scale, x: x + right / scale, y: y + down / scale });

/** Looks at a point. */
export const lookAt = ({ scale }: ZoomView, { x, y }: Point): ZoomView => inside({ scale, x, y });

/** One step closer or further away. */
export const zoomBy = (view: ZoomView, steps: 1 | -1): ZoomView => {
  const next = view.scale * factor ** steps;
  return zoomAt(view, next < 1.1 ? 1 : next, view);
};

/** What several parts of a player look at; changes without drawing the player again. */
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
