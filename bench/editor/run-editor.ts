import { paragraphs } from './document';

/** Interface of a candidate: an editor that opens the document. */
export interface Candidate {
  open(): void;
}

const painted = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    }),
  );

const patience = 120_000;

async function paragraph(index: number): Promise<HTMLElement> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    for (const element of document.querySelectorAll<HTMLElement>('[contenteditable="true"] p')) {
      if (element.textContent?.startsWith(`第${index}段`)) return element;
    }
    await painted();
  }
  throw new Error(`Paragraph ${index} was not there within ${patience / 1000} s.`);
}

/** Time to open the document, until its last paragraph is painted, in milliseconds. */
async function load(candidate: Candidate) {
  const started = performance.now();
  candidate.open();
  await paragraph(paragraphs - 1);
  await painted();
  return performance.now() - started;
}

/** Scrolls the middle paragraph into view and returns a point in its first line. */
async function middle() {
  const element = await paragraph(paragraphs / 2);
  element.scrollIntoView({ block: 'center' });
  await painted();
  const { left, top } = element.getBoundingClientRect();
  return { x: left + 200, y: top + 8 };
}

const keys: number[] = [];

/** Passes the measurement to the driver, which then presses keys; each is timed until its effect is painted. */
export function offer(candidate: Candidate): void {
  document.addEventListener(
    'keydown',
    () => {
      const pressed = performance.now();
      void painted().then(() => keys.push(performance.now() - pressed));
    },
    true,
  );
  Object.assign(window, { measure: () => load(candidate), middle, keys });
}
