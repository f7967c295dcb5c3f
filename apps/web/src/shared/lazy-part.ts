import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A module with a component. */
export interface PartModule<Props> {
  default: ComponentType<Props>;
  /** Loads what the component shows at an address, where that has files of its own. */
  ahead?: (pathname: string) => Promise<void>;
}

/** A lazy component whose code can be loaded ahead. */
export interface LazyPart<Props> extends LazyExoticComponent<ComponentType<Props>> {
  load: (pathname: string) => Promise<void>;
}

/**
 * `React.lazy`, drawn at once where its code is there already. A page that was drawn by the server is taken over whole:
 * what is still to come when something else changes would be thrown away and drawn anew.
 */
export function lazyPart<Props extends object>(load: () => Promise<PartModule<Props>>): LazyPart<Props> {
  let loaded: PartModule<Props> | null = null;
  const fetched = async () => {
    loaded = await load();
    return loaded;
  };
  const known = { then: (found: (part: unknown) => void) => found(loaded) } as Promise<PartModule<Props>>;
  return Object.assign(
    lazy(() => (loaded ? known : fetched())),
    {
      load: async (pathname: string) => {
        const { ahead } = await fetched();
        await ahead?.(pathname);
      },
    },
  );
}
