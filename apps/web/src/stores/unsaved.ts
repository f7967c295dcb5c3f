import { create } from 'zustand';

interface UnsavedState {
  /** Names of work that leaving would lose. */
  names: ReadonlySet<string>;
  set: (name: string, unsaved: boolean) => void;
}

/** Work in progress anywhere on the page; nothing reloads by itself while there is some. */
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
