import { type ComponentType, createElement, lazy, useState } from 'react';

/** A module with a component. */
export interface PartModule<Props> {
  default: ComponentType<Props>;
  /** Loads what the component shows at an address, where that has files of its own. */
  ahead?: (pathname: string) => Promise<void>;
}

/** A lazy component whose code can be loaded ahead. */
export interface LazyPart<Props> {
  (props: Props): React.ReactNode;
  load: (pathname: string) => Promise<void>;
}

interface Source<Props> {
  loaded: ComponentType<Props> | null;
  Coming: ComponentType<Props>;
}

function Part<Props extends object>({ source, props }: { source: Source<Props>; props: Props }) {
  // What it began as it stays, or it would begin anew.
  const [Shown] = useState(() => source.loaded ?? source.Coming);
  return createElement(Shown, props);
}

/**
 * `React.lazy`, drawn at once where its code is there already. A page that was drawn by the server is taken over whole:
 * what is still to come when something else changes would be thrown away and drawn anew.
 */
export function lazyPart<Props extends object>(load: () => Promise<PartModule<Props>>): LazyPart<Props> {
  const fetched = async () => {
    const module = await load();
    source.loaded = module.default;
    return module;
  };
  const source: Source<Props> = { loaded: null, Coming: lazy(fetched) };
  return Object.assign((props: Props) => createElement(Part<Props>, { source, props }), {
    load: async (pathname: string) => {
      const { ahead } = await fetched();
      await ahead?.(pathname);
    },
  });
}
