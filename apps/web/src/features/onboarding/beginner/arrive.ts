import type { GuideStep } from './chapters';

const checkIntervalMs = 50;
/** Milliseconds a page may take to load before its steps are skipped. */
const maxWaitMs = 10_000;

const waitForNextCheck = () => new Promise((resolve) => setTimeout(resolve, checkIntervalMs));

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
  const deadline = Date.now() + maxWaitMs;
  while (!signal.aborted && Date.now() < deadline) {
    const found = target();
    if (found && found !== before) return scrollIntoClearView(found);
    await waitForNextCheck();
  }
}
