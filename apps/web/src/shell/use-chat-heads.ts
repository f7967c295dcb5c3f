import { useCallback, useSyncExternalStore } from 'react';
import { useLive } from '../stores/live';

const nothing = () => () => {};

/** How many conversations are minimised at the bottom right, `'window'` while one is open there. */
export function useChatHeads(): number | 'window' {
  const chat = useLive((state) => state.chat);
  const read = useCallback(() => {
    const windows = chat?.getSnapshot().windows ?? [];
    return windows.some(({ mode }) => mode === 0) ? 'window' : windows.filter(({ mode }) => mode === -1).length;
  }, [chat]);
  return useSyncExternalStore(chat?.subscribe ?? nothing, read, read);
}
