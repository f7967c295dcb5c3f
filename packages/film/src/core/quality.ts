/** Which size of a film is played. */
export interface QualityView {
  /** Lines of the sizes there are, the largest first; none while there is nothing to choose. */
  sizes: readonly number[];
  /** The size that was chosen; `null` lets the line decide. */
  chosen: number | null;
  /** The size that is shown; `null` while unknown. */
  shown: number | null;
}

/** The sizes of a film, for what plays them and for who chooses one. */
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
