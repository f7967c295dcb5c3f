import { type Line, manyThreads } from './threads';

/** Interface of a candidate: a board of unresolved threads, newest first. */
export interface Board {
  open(lines: Line[]): void;
  /** The control that resolves the thread this element belongs to. */
  resolveButton(inside: Element): HTMLElement | null;
  scroller(): HTMLElement;
}

const count = 1000;
const patience = 120_000;
const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
/** Resolves after the next painted frame. */
const painted = async () => {
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
};

/** The element of the thread with this number, if it is on screen. */
function onScreen(number: number): Element | null {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.nodeValue?.endsWith(`#${number}`)) continue;
    const box = node.parentElement?.getBoundingClientRect();
    if (box && box.height > 0 && box.top < innerHeight && box.bottom > 0) return node.parentElement;
  }
  return null;
}

/** @throws if the condition is not met in time. */
async function until<Value>(what: string, look: () => Value): Promise<NonNullable<Value>> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const found = look();
    if (found) return found;
    await frame();
  }
  throw new Error(`${what} did not happen within ${patience / 1000} s.`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  await painted();
  return performance.now() - started;
}

/** Opens 1,000 threads, resolves the newest ones, scrolls from one end to the other. Times in milliseconds. */
export async function runBoard(board: Board) {
  const opened = await timed(async () => {
    board.open(manyThreads(count));
    await until('Opening', () => onScreen(count - 1));
  });

  const toggles: number[] = [];
  for (let number = count - 1; number > count - 6; number -= 1) {
    const thread = await until('The next thread', () => onScreen(number));
    const button = await until('The control', () => board.resolveButton(thread));
    toggles.push(
      await timed(async () => {
        button.click();
        await until('Resolving', () => !onScreen(number));
      }),
    );
  }

  const list = board.scroller();
  const scrolled = await timed(async () => {
    for (let step = 0; step < 60; step += 1) {
      list.scrollTop += 800;
      await frame();
    }
  });
  const jumped = await timed(async () => {
    await until('The last thread', () => {
      list.scrollTop = list.scrollHeight;
      return onScreen(0);
    });
  });
  return { opened, toggled: toggles.toSorted((a, b) => a - b)[2] ?? Number.NaN, scrolled, jumped };
}

/** Passes the measurement to the driver. */
export function offer(board: Board): void {
  Object.assign(window, { measure: () => runBoard(board) });
}
