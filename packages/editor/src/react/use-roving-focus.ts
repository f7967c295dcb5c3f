import { readingKey } from '@paidang/ui/locale';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const itemSelector = '[data-toolbar-item]';

const itemsOf = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>(itemSelector)];

function makeReachable(container: HTMLElement, reachable: HTMLElement) {
  for (const item of itemsOf(container)) item.tabIndex = item === reachable ? 0 : -1;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

export interface RovingFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  onKeyDown(event: KeyboardEvent): void;
  /** Focuses the last used item. */
  focus(): void;
}

/**
 * Makes a toolbar one tab stop: arrow keys, Home and End move between its items (`data-toolbar-item`), which appear and
 * disappear with the selection.
 */
export function useRovingFocus(): RovingFocus {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const container = ref.current;
    if (!container) return;
    const keepOneReachable = () => {
      const items = itemsOf(container);
      const first = items.find((item) => item.tabIndex === 0) ?? items[0];
      if (first) makeReachable(container, first);
    };
    const onFocusIn = (event: FocusEvent) => {
      const item = event.target instanceof Element ? event.target.closest<HTMLElement>(itemSelector) : null;
      if (item) makeReachable(container, item);
    };
    keepOneReachable();
    const observer = new MutationObserver(keepOneReachable);
    observer.observe(container, { childList: true, subtree: true });
    container.addEventListener('focusin', onFocusIn);
    return () => {
      observer.disconnect();
      container.removeEventListener('focusin', onFocusIn);
    };
  }, []);

  return {
    ref,
    onKeyDown(event) {
      const container = ref.current;
      const step = steps[readingKey(event)];
      if (
        !container ||
        !step ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        !(event.target instanceof HTMLElement)
      )
        return;
      const items = itemsOf(container);
      const index = items.indexOf(event.target);
      if (index < 0) return;
      event.preventDefault();
      items[step(index, items.length)]?.focus();
    },
    focus() {
      if (ref.current)
        itemsOf(ref.current)
          .find((item) => item.tabIndex === 0)
          ?.focus();
    },
  };
}
