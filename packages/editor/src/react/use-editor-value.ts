import type { Editor } from '@tiptap/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/** What is selected is a word, a number or a few of them. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Something read from an editor, again after each transaction; renders only when it, or one of its properties, became
 * another.
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
