import type { GuideStep } from './chapters';

const revalidateTask = 50;
/** How long a page may take before its steps are left out. */
const patience = 10_000;

const rest = () => new Promise((resolve) => setTimeout(resolve, revalidateTask));

/** On small screens bars at the edges cover what is in the window. */
function scrollIntoClearView(found: Element): void {
  if (found.getBoundingClientRect().height < innerHeight / 2) found.scrollIntoView({ block: 'center' });
}

interface GuideNavigation {
  /** The address now. */
  here: string;
  go: (path: string) => void;
  signal: AbortSignal;
}

/**
 * Opens the page of a step and waits until what it shows is there. The page before may have the same places, and stays
 * until the next one is ready.
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
