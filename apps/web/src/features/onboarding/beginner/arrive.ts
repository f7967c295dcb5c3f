import type { GuideStep } from './chapters';

const revalidateTask = 50;
/** Milliseconds a page may take to load before its steps are skipped. */
const patience = 10_000;

const rest = () => new Promise((resolve) => setTimeout(resolve, revalidateTask));

/** On small screens, bars at the window's edges cover part of it. */
function scrollIntoClearView(found: Element): void {
  if (found.getBoundingClientRect().height < innerHeight / 2) found.scrollIntoView({ block: 'center' });
}

interface GuideNavigation {
  /** The current address. */
  here: string;
  go: (path: string) => void;
  signal: AbortSignal;
}

/**
 * Opens the page of a step and waits until its target is rendered. The previous page may have equal targets, and stays
 * mounted until the next one is ready.
 */
export async function openStepPage(
  { path, target }: Pick<GuideStep, 'path' | 'target'>,
  { here, go, signal }: GuideNavigation,
): Promise<void> {
  if (here === path) return;
  const before = target();
  go(path);
  const deadline = Date.now() + patience;
  while (!signal.aborted && Date.now() < deadline) {
    const found = target();
    if (found && found !== before) return scrollIntoClearView(found);
    await rest();
  }
}
