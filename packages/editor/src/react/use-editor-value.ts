import type { Editor } from '@tiptap/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return (
    left.length === right.length &&
    left.every(([key, value], at) => right[at]?.[0] === key && Object.is(right[at][1], value))
  );
}

/**
 * Something read from an editor, again after each transaction; renders only when it, or one of its properties, became
 * another. Tiptap's own brings 2.5 kB for comparing what is deeper.
 *
 * @param rest Waits until transactions rest for so long, ms: what changes with every key need not be rendered with each.
 */
export function useEditorValue<T>(editor: Editor, select: () => T, rest = 0): T {
  const last = useRef<{ value: T } | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const onTransaction = () => {
        clearTimeout(timer);
        if (rest === 0) listener();
        else timer = setTimeout(listener, rest);
      };
      editor.on('transaction', onTransaction);
      return () => {
        clearTimeout(timer);
        editor.off('transaction', onTransaction);
      };
    },
    [editor, rest],
  );
  const read = () => {
    const value = select();
    if (!last.current || !isSame(last.current.value, value)) last.current = { value };
    return last.current.value;
  };
  return useSyncExternalStore(subscribe, read, read);
}
