import { useEffect } from 'react';
import { useLatest } from './use-latest';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Handles Alt + ↓ and Alt + ↑ anywhere on the page except in fields, where these keys have their own meaning. */
export function useChangeKeys(next: () => void, previous: () => void) {
  const latest = useLatest({ next, previous });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOurs = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.isComposing;
      if (!isOurs || event.defaultPrevented || isField(event.target)) return;
      if (event.key === 'ArrowDown') latest.current.next();
      else if (event.key === 'ArrowUp') latest.current.previous();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [latest]);
}
