import { conversation, type Line } from './messages';

/** Interface of a candidate: an app that shows an empty room and switches to one with many messages. */
export interface Room<Message = Line> {
  /** Converts a message to the candidate's format; not measured. */
  message(line: Line): Message;
  /** Shows the empty room including its composer; not measured. */
  mount(messages: Message[], older: Message[]): void | Promise<void>;
  /** Switches to the room with all messages. */
  open(messages: Message[]): void;
  /** Appends new messages. */
  add(messages: Message[]): void;
  /** Prepends older messages. */
  prepend(messages: Message[]): void;
}

/** Times in milliseconds, `drift` in px. */
export interface Run {
  open: number;
  keystroke: number;
  burst: number;
  prepend: number;
  /** How far the line being read has moved once the layout is stable. */
  drift: number;
}

const patience = 120_000;
const older = 20;

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

async function frames(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await frame();
}

interface Seen {
  element: HTMLElement;
  /** Ends the text of this line only. */
  mark: string;
  top: number;
}

/** The lines on screen, from the top. */
function* seen(): Generator<Seen> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [mark] = node.nodeValue?.match(/#\d+$/) ?? [];
    const element = node.parentElement;
    if (!mark || !element) continue;
    const { top, bottom, height } = element.getBoundingClientRect();
    // Lists hide rows until they are measured and in place.
    const isPainted = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (isPainted && height > 0 && top < innerHeight && bottom > 0) yield { element, mark, top };
  }
}

const find = (mark: string): Seen | undefined => seen().find((line) => line.mark === mark);

/** @throws if the condition is not met in time. */
async function until<Value>(what: string, look: () => Value | undefined | Promise<Value | undefined>): Promise<Value> {
  const deadline = performance.now() + patience;
  for (;;) {
    const value = await look();
    if (value !== undefined) return value;
    if (performance.now() > deadline) throw new Error(`${what}: not within ${patience / 1000} s.`);
    await frame();
  }
}

/** Resolves in its own task, after pending work of the page and, within a frame, after its painting. */
function task(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(0);
  });
}

/** Resolves when the line is on screen, right after the frame that painted it. */
async function visible(number: number): Promise<void> {
  await until(`Line #${number}`, async () => {
    await task();
    return find(`#${number}`);
  });
}

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const scrolls = /auto|scroll|hidden/.test(getComputedStyle(around).overflowY);
    if (scrolls && around.scrollHeight > around.clientHeight * 2) return around;
  }
  throw new Error('There is no scroller around the messages.');
}

/** Computing time for one letter including layout; a mean, since browser clocks are coarse. */
async function typeLetters(count: number): Promise<number> {
  const field = document.querySelector<HTMLElement>('textarea, [contenteditable=true]');
  if (!field) throw new Error('There is no composer.');
  field.focus();
  const { port1, port2 } = new MessageChannel();
  let total = 0;
  for (let letter = 0; letter < count; letter += 1) {
    await frames(2);
    const started = performance.now();
    document.execCommand('insertText', false, '字');
    // A separate task, after those that rendering scheduled.
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
    document.body.getBoundingClientRect();
    total += performance.now() - started;
  }
  return total / count;
}

/** Reads near the top while older messages are prepended, and measures where the line being read ends up. */
async function readOlder(prepend: () => void): Promise<Pick<Run, 'prepend' | 'drift'>> {
  const shown = await until('A line', () => seen().next().value ?? undefined);
  const scroller = scrollerOf(shown.element);
  for (let again = 0; again < 2; again += 1) {
    scroller.scrollTop = 600;
    await frames(30);
  }
  const anchor = await until('A line to read', () => seen().find(({ top }) => top > 100));
  const height = scroller.scrollHeight;
  const started = performance.now();
  prepend();
  // Ignores rows that turn out taller than estimated: the shortest of the new rows is 20 px.
  await until('Older messages', () => (scroller.scrollHeight >= height + older * 20 ? true : undefined));
  await frame();
  const time = performance.now() - started;
  await frames(30);
  const end = find(anchor.mark);
  return { prepend: time, drift: end ? Math.abs(end.top - anchor.top) : Number.POSITIVE_INFINITY };
}

/** Opens 10,000 messages, writes 30 letters, appends 500 messages, five per frame, and prepends 20. */
export async function runRoom<Message>(room: Room<Message>): Promise<Run> {
  const many = conversation(10_000, older).map(room.message);
  const before = conversation(older).map(room.message);
  const burst = conversation(500, 10_000 + older).map(room.message);
  await room.mount(many, before);
  await frames(30);
  // Rooms are opened from a list or a notice: the field of the previous room no longer has the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await frames(2);

  const started = performance.now();
  room.open(many);
  await visible(9_999 + older);
  const open = performance.now() - started;
  await frames(60);

  const keystroke = await typeLetters(30);

  const burstStarted = performance.now();
  for (let at = 0; at < burst.length; at += 5) {
    room.add(burst.slice(at, at + 5));
    await frame();
  }
  await visible(10_499 + older);
  const burstTime = performance.now() - burstStarted;

  return { open, keystroke, burst: burstTime, ...(await readOlder(() => room.prepend(before))) };
}

/** Passes the measurement to the driver. */
export function offer<Message>(room: Room<Message>): void {
  Object.assign(window, { measure: () => runRoom(room) });
}
