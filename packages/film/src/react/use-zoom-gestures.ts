import { useEffect } from 'react';
import { panBy, wholeView, type Zoom, zoomAt } from '../core/zoom';

/** Distance a pointer may move before a press becomes a drag, px. */
const slack = 4;
/** Zoom exponent per px of wheel movement. */
const wheelStep = 0.0025;

interface Place {
  x: number;
  y: number;
}

const middleOf = (one: Place, other: Place): Place => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Zooms with Ctrl + wheel or two fingers, and pans a zoomed picture by dragging. Only gestures that start on the film count. */
export function useZoomGestures(zoom: Zoom, screen: HTMLElement | null, picture: HTMLElement | null): void {
  useEffect(() => {
    if (!screen || !picture) return;
    const controller = new AbortController();
    const { signal } = controller;
    const pointers = new Map<number, Place>();
    let from: Place | null = null;
    let dragged = false;
    const partOf = ({ x, y }: Place): Place => {
      const box = picture.getBoundingClientRect();
      return { x: (x - box.left) / box.width, y: (y - box.top) / box.height };
    };
    const pan = (right: number, down: number) =>
      zoom.set(panBy(zoom.get(), right / picture.offsetWidth, down / picture.offsetHeight));

    const onWheel = (event: WheelEvent) => {
      const view = zoom.get();
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        const at = partOf({ x: event.clientX, y: event.clientY });
        zoom.set(zoomAt(view, view.scale * Math.exp(-event.deltaY * wheelStep), at));
      } else if (view.scale > 1) {
        event.preventDefault();
        pan(event.deltaX, event.deltaY);
      }
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || !(event.target instanceof HTMLVideoElement)) return;
      if (pointers.size === 0) dragged = false;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      from = { x: event.clientX, y: event.clientY };
    };
    const onMove = (event: PointerEvent) => {
      const last = pointers.get(event.pointerId);
      if (!last) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      if (other) {
        dragged = true;
        const view = zoom.get();
        const growth = apart(now, other) / Math.max(1, apart(last, other));
        zoom.set(zoomAt(view, view.scale * growth, partOf(middleOf(now, other))));
      } else if (zoom.get().scale > 1) {
        if (from && apart(from, now) > slack) dragged = true;
        if (dragged) pan(last.x - now.x, last.y - now.y);
      }
    };
    const onEnd = ({ pointerId }: PointerEvent) => pointers.delete(pointerId);
    // A drag does not count as a press, which would start or stop the film.
    const onClick = (event: MouseEvent) => {
      if (dragged) event.stopPropagation();
      dragged = false;
    };
    screen.addEventListener('wheel', onWheel, { passive: false, signal });
    screen.addEventListener('pointerdown', onDown, { signal });
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', onEnd, { signal });
    window.addEventListener('pointercancel', onEnd, { signal });
    screen.addEventListener('click', onClick, { capture: true, signal });
    return () => controller.abort();
  }, [zoom, screen, picture]);
}

/** Passes the view to the style sheet, so that both films of a comparison follow without rendering again. */
export function useZoomStyle(zoom: Zoom, root: HTMLElement | null): void {
  useEffect(() => {
    if (!root) return;
    const applyZoom = () => {
      const { scale, x, y } = zoom.get();
      root.style.setProperty('--pd-zoom', String(scale));
      root.style.setProperty('--pd-zoom-x', `${-scale * (x - 0.5) * 100}%`);
      root.style.setProperty('--pd-zoom-y', `${-scale * (y - 0.5) * 100}%`);
      root.toggleAttribute('data-zoomed', scale > 1);
    };
    // Setting inherited properties restyles the whole player, and the style sheet's defaults already are the whole view.
    if (zoom.get() !== wholeView) applyZoom();
    return zoom.subscribe(applyZoom);
  }, [zoom, root]);
}
