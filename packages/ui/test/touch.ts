import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

interface Point {
  x: number;
  y: number;
}

interface TouchOptions {
  /** Where the finger goes before it is lifted, from where it came down. */
  over?: Point[];
}

/** A finger on the middle of the element. */
export async function touch(element: Element, { over = [] }: TouchOptions = {}) {
  const frame = window.frameElement?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const start = { x: (frame?.x ?? 0) + box.x + box.width / 2, y: (frame?.y ?? 0) + box.y + box.height / 2 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [start]);
  for (const { x, y } of over) await send('touchMove', [{ x: start.x + x, y: start.y + y }]);
  await send('touchEnd', []);
}
