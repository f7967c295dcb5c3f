import type { Editor } from '@tiptap/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/** Selected values are strings, numbers or small objects of them. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A value derived from an editor, selected again after each transaction; re-renders only when it is no longer equal by value.
 *
 * @param rest Debounce in ms: a value that changes with every keystroke need not be rendered for each.
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
