import { conversation, type Line } from './messages';

/** What a candidate offers: a room that opens with many messages and takes new ones. */
export interface Room {
  open(lines: Line[]): void;
  add(lines: Line[]): void;
}

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

const patience = 120_000;

/**
 * Resolves when the line of this number is on screen, painted.
 *
 * @throws when it never comes.
 */
async function visible(number: number): Promise<void> {
  const mark = `#${number}`;
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue?.endsWith(mark)) continue;
      const box = node.parentElement?.getBoundingClientRect();
      if (box && box.height > 0 && box.top < innerHeight && box.bottom > 0) return frame();
    }
    await frame();
  }
  throw new Error(`Line ${mark} was not on screen within ${patience / 1000} s.`);
}

/** Opens 10,000 messages, then takes 500 more, five a frame. Times in milliseconds. */
export async function runRoom(room: Room) {
  const many = conversation(10_000);
  const started = performance.now();
  room.open(many);
  await visible(9_999);
  const opened = performance.now() - started;

  const burst = conversation(500, 10_000);
  const burstStarted = performance.now();
  for (let at = 0; at < burst.length; at += 5) {
    room.add(burst.slice(at, at + 5));
    await frame();
  }
  await visible(10_499);
  return { opened, burst: performance.now() - burstStarted };
}

/** Hands the measurement to the driver. */
export function offer(room: Room): void {
  Object.assign(window, { measure: () => runRoom(room) });
}
