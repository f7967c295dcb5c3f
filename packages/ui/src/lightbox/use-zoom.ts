import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { fitting, movedBy, type Zoom, zoomedAt, zoomStep } from './zoom';

interface Point {
  x: number;
  y: number;
}

const middle = { x: 0, y: 0 };
/** Distance an arrow key pans a zoomed picture, in px. */
const panStep = 80;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [panStep, 0],
  ArrowRight: [-panStep, 0],
  ArrowUp: [0, panStep],
  ArrowDown: [0, -panStep],
};

/** Zooming one picture by wheel, pinching, keys or buttons, and panning. Resets for each picture. */
export function useZoom(of: string | undefined) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [state, setState] = useState<{ of: string | undefined; zoom: Zoom }>({ of, zoom: fitting });
  const zoom = state.of === of ? state.zoom : fitting;
  const fingers = useRef(new Map<number, Point>());
  const latest = useRef(zoom);
  latest.current = zoom;

  const set = (next: Zoom) => {
    latest.current = next;
    setState({ of, zoom: next });
  };
  const sizes = () => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = picture ?? {};
    return [
      { width, height },
      { width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 },
    ] as const;
  };
  const zoomTo = (scale: number, at: Point = middle) => set(zoomedAt(latest.current, scale, at, ...sizes()));
  const move = (dx: number, dy: number) => set(movedBy(latest.current, dx, dy, ...sizes()));
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame?.getBoundingClientRect();
    return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : middle;
  };

  const onWheel = useRef<(event: WheelEvent) => void>(() => {});
  onWheel.current = (event) => {
    event.preventDefault();
    zoomTo(latest.current.scale * Math.exp(-event.deltaY / 400), fromMiddle(event));
  };
  useEffect(() => {
    if (!frame) return;
    // React's wheel listeners are passive, so the page behind would scroll or zoom.
    const listen = (event: WheelEvent) => onWheel.current(event);
    frame.addEventListener('wheel', listen, { passive: false });
    return () => frame.removeEventListener('wheel', listen);
  }, [frame]);

  const spread = () => {
    const [a, b] = [...fingers.current.values()];
    return a && b ? { by: Math.hypot(a.x - b.x, a.y - b.y), at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } } : null;
  };
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };
  return {
    zoom,
    frameRef: setFrame,
    picture,
    pictureRef: setPicture,
    larger: () => zoomTo(latest.current.scale * zoomStep),
    smaller: () => zoomTo(latest.current.scale / zoomStep),
    fit: () => set(fitting),
    /** Returns whether it handled the key. */
    press: ({ key }: Pick<KeyboardEvent, 'key'>): boolean => {
      const arrow = latest.current.scale > 1 ? arrows[key] : undefined;
      if (arrow) move(...arrow);
      else if (key === '+' || key === '=') zoomTo(latest.current.scale * zoomStep);
      else if (key === '-') zoomTo(latest.current.scale / zoomStep);
      else if (key === '0') set(fitting);
      else return false;
      return true;
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, fromMiddle(event));
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = fingers.current.get(event.pointerId);
        if (!from) return;
        const before = spread();
        const to = fromMiddle(event);
        fingers.current.set(event.pointerId, to);
        const after = spread();
        if (before && after && before.by > 0) zoomTo((latest.current.scale * after.by) / before.by, after.at);
        else move(to.x - from.x, to.y - from.y);
      },
      onPointerUp,
      onPointerCancel: onPointerUp,
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        latest.current.scale > 1 ? set(fitting) : zoomTo(zoomStep ** 2, fromMiddle(event)),
    },
  };
}
