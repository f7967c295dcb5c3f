/** Position of a picture in its frame: scaled around its centre, then translated in px. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const fitting: Zoom = { scale: 1, x: 0, y: 0 };
export const largest = 8;
/** Zoom factor of one press of a button or key. */
export const zoomStep = 1.5;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Keeps the frame covered: no edge of the picture is inside the frame unless it has to be. */
function within({ scale, x, y }: Zoom, picture: Size, frame: Size): Zoom {
  const room = (of: 'width' | 'height') => Math.max(0, (picture[of] * scale - frame[of]) / 2);
  return { scale, x: between(x, -room('width'), room('width')), y: between(y, -room('height'), room('height')) };
}

/** Zooms so that the point under the pointer, measured from the frame's centre, stays in place. */
export function zoomedAt(zoom: Zoom, to: number, point: { x: number; y: number }, picture: Size, frame: Size): Zoom {
  const scale = between(to, 1, largest);
  if (scale === 1) return fitting;
  const by = scale / zoom.scale;
  const next = { scale, x: point.x - (point.x - zoom.x) * by, y: point.y - (point.y - zoom.y) * by };
  return within(next, picture, frame);
}

export const movedBy = (zoom: Zoom, dx: number, dy: number, picture: Size, frame: Size): Zoom =>
  within({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, picture, frame);
