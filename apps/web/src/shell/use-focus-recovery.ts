import { useEffect } from 'react';

/** Layers that return the focus to their opener themselves. */
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const sections = 'section, article, aside, main';
/** Leaves time for code that removes an element to move the focus itself. */
const recoveryDelayMs = 200;

/**
 * When the focused element is removed, for example the button of a step action once the action is done, moves the focus to
 * the heading of the section it was in. Otherwise the focus would fall back to the document: screen readers would lose the
 * place, and Tab would start from the top. The next button is not focused, because pressing the same key twice would press it.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let lastFocused: Element | null = null;
    let ancestors: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest(layers)) return;
      lastFocused = target;
      ancestors = sectionsAround(target);
    };
    const forget = () => {
      lastFocused = null;
    };
    const isLost = () => lastFocused !== null && !lastFocused.isConnected && document.activeElement === document.body;
    const recover = () => {
      timer = undefined;
      if (isLost()) headingIn(ancestors.filter((section) => section.isConnected))?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (isLost()) timer ??= setTimeout(recover, recoveryDelayMs);
    });

    document.addEventListener('focusin', remember);
    // A press on an empty area removes the focus on purpose.
    document.addEventListener('pointerdown', forget, { capture: true });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, { capture: true });
    };
  }, []);
}

/** The sections that contain an element, innermost first. */
function sectionsAround(element: Element): Element[] {
  const found: Element[] = [];
  for (let section = element.closest(sections); section; section = section.parentElement?.closest(sections) ?? null) {
    found.push(section);
  }
  return found;
}

function headingIn(candidates: readonly Element[]): HTMLElement | null {
  const headings = candidates.map((section) => section.querySelector<HTMLElement>('h1, h2, h3'));
  const heading = headings.find((found) => found?.checkVisibility()) ?? document.querySelector<HTMLElement>('main h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}
