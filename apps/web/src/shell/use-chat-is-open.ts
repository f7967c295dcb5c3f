import { useCallback, useSyncExternalStore } from 'react';
import { useLive } from '../stores/live';

const nothing = () => () => {};

/** Whether any conversation is open; its views are fetched only then. */
export function useChatIsOpen(): boolean {
  const chat = useLive((state) => state.chat);
  const read = useCallback(() => (chat?.getSnapshot().windows.length ?? 0) > 0, [chat]);
  return useSyncExternalStore(chat?.subscribe ?? nothing, read, read);
}
