import { type ComponentType, createElement, lazy, useState } from 'react';

/** A module whose default export is a component. */
export interface PartModule<Props> {
  default: ComponentType<Props>;
  /** Preloads what the component shows at this address, if that has files of its own. */
  preload?: (pathname: string) => Promise<void>;
}

/** A lazy component whose code can be preloaded. */
export interface LazyPart<Props> {
  (props: Props): React.ReactNode;
  load: (pathname: string) => Promise<void>;
}

interface Source<Props> {
  loaded: ComponentType<Props> | null;
  LazyComponent: ComponentType<Props>;
}

function Part<Props extends object>({ source, props }: { source: Source<Props>; props: Props }) {
  // Keep the component chosen on first render: switching would unmount and remount it.
  const [Shown] = useState(() => source.loaded ?? source.LazyComponent);
  return createElement(Shown, props);
}

/**
 * `React.lazy` that renders synchronously if its code is already loaded. Server-rendered pages hydrate in one go: a part still
 * suspended when something else updates would be discarded and rendered again.
 */
export function lazyPart<Props extends object>(load: () => Promise<PartModule<Props>>): LazyPart<Props> {
  const fetched = async () => {
    const module = await load();
    source.loaded = module.default;
    return module;
  };
  const source: Source<Props> = { loaded: null, LazyComponent: lazy(fetched) };
  return Object.assign((props: Props) => createElement(Part<Props>, { source, props }), {
    load: async (pathname: string) => {
      const { preload } = await fetched();
      await preload?.(pathname);
    },
  });
}
