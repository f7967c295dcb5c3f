/** Available and current sizes of a film. */
export interface QualityView {
  /** Heights of the available sizes in lines, largest first; empty while there is nothing to choose. */
  sizes: readonly number[];
  /** The chosen size; `null` chooses by bandwidth. */
  chosen: number | null;
  /** The size being shown; `null` while unknown. */
  shown: number | null;
}

/** The sizes of a film, shared by the code that plays them and the control that selects one. */
export interface Quality {
  get(): QualityView;
  set(change: Partial<QualityView>): void;
  subscribe(listener: () => void): () => void;
}

const none: QualityView = { sizes: [], chosen: null, shown: null };

export function createQuality(): Quality {
  const listeners = new Set<() => void>();
  let view = none;
  return {
    get: () => view,
    set: (change) => {
      view = { ...view, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
