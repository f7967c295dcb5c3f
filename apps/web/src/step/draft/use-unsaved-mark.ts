import { useEffect, useSyncExternalStore } from 'react';
import { useUnsaved } from '../../stores/unsaved';
import type { Autosave } from './autosave';

const noDraft = () => () => {};

/** Tells the rest of the page while there are words the server does not have. */
export function useUnsavedMark(draft: Pick<Autosave<unknown>, 'getSnapshot' | 'subscribe'> | null, name: string): void {
  const read = () => {
    const status = draft?.getSnapshot().status ?? 'fresh';
    return status !== 'saved' && status !== 'fresh';
  };
  const unsaved = useSyncExternalStore(draft?.subscribe ?? noDraft, read, read);
  useEffect(() => {
    useUnsaved.getState().set(name, unsaved);
    return () => useUnsaved.getState().set(name, false);
  }, [name, unsaved]);
}
