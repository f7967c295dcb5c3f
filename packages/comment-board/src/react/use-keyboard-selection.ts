import { useEffect, useRef } from 'react';

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, dt, dd, td, th, blockquote, figcaption, pre';

export interface KeyboardSelectionOptions {
  /** Accessible name for a container without one. */
  label: string;
  /** Describes which keys select. */
  hint: string;
  /** Selector of parts that are not text of the document. */
  skip?: string | undefined;
  /** Called on Enter while something is selected. */
  onEnter: () => void;
}

/** The innermost blocks that contain text. */
function blocksOf(container: Element, skip: string | undefined): HTMLElement[] {
  const all = [...container.querySelectorAll<HTMLElement>(blocks)];
  return all.filter(
    (one) =>
      one.textContent?.trim() && !one.querySelector(blocks) && !(skip && one.closest(skip)) && one.checkVisibility(),
  );
}

function selectBlock(container: Element, skip: string | undefined, step: 1 | -1): void {
  const selection = getSelection();
  const all = blocksOf(container, skip);
  const { anchorNode = null } = selection ?? {};
  const at = all.findIndex((one) => one.contains(anchorNode));
  const first = all.findIndex((one) => one.getBoundingClientRect().top >= 0);
  const next = all[at < 0 ? Math.max(0, first) : Math.min(all.length - 1, Math.max(0, at + step))];
  if (!next) return;
  selection?.selectAllChildren(next);
  next.scrollIntoView({ block: 'nearest' });
}

/**
 * Selects text of a document by keyboard: the document is focusable, ↓ and ↑ select a paragraph, Shift + arrow keys
 * move the end of the selection (by words with Ctrl or Alt), Enter confirms it, Esc clears it.
 */
export function useKeyboardSelection(container: HTMLElement | null, options: KeyboardSelectionOptions | null): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { label = null, hint = '' } = options ?? {};
  useEffect(() => {
    if (!container || label === null) return;
    // Attributes the host has set on its element are kept.
    const named = container.matches('div') ? { role: 'group', 'aria-label': label } : {};
    const given = { tabindex: '0', 'aria-description': hint, ...named };
    const added = Object.entries(given).filter(([name]) => !container.hasAttribute(name));
    for (const [name, value] of added) container.setAttribute(name, value);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target !== container || event.isComposing || !latest.current) return;
      const selection = getSelection();
      const { key, shiftKey } = event;
      const isVertical = key === 'ArrowDown' || key === 'ArrowUp';
      const isForward = key === 'ArrowDown' || key === 'ArrowRight';
      const selects = selection !== null && !selection.isCollapsed;
      if (isVertical && !shiftKey) selectBlock(container, latest.current.skip, isForward ? 1 : -1);
      else if (selects && shiftKey && key.startsWith('Arrow')) {
        const unit = isVertical ? 'line' : event.ctrlKey || event.altKey ? 'word' : 'character';
        selection.modify('extend', isForward ? 'forward' : 'backward', unit);
      } else if (selects && key === 'Enter') latest.current.onEnter();
      else if (selects && key === 'Escape') selection.removeAllRanges();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    container.addEventListener('keydown', onKeyDown);
    return () => {
      container.removeEventListener('keydown', onKeyDown);
      for (const [name] of added) container.removeAttribute(name);
    };
  }, [container, label, hint]);
}
