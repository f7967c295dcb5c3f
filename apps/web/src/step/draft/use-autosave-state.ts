import { useSyncExternalStore } from 'react';
import type { Autosave, AutosaveState } from './autosave';

const none = () => () => {};

/** What the draft is doing; `null` without one. */
export function useAutosaveState<Content>(draft: Autosave<Content> | null): AutosaveState<Content> | null {
  const read = () => draft?.getSnapshot() ?? null;
  return useSyncExternalStore(draft?.subscribe ?? none, read, read);
}
