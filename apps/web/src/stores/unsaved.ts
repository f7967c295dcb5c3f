import { create } from 'zustand';

interface UnsavedState {
  /** Names of unsaved work that leaving the page would lose. */
  names: ReadonlySet<string>;
  set: (name: string, unsaved: boolean) => void;
}

/** Unsaved work anywhere on the page; automatic reloads wait while there is any. */
export const useUnsaved = create<UnsavedState>()((set) => ({
  names: new Set(),
  set: (name, unsaved) =>
    set(({ names }) => {
      if (names.has(name) === unsaved) return {};
      const next = new Set(names);
      if (unsaved) next.add(name);
      else next.delete(name);
      return { names: next };
    }),
}));

export const hasUnsavedWork = (): boolean => useUnsaved.getState().names.size > 0;
