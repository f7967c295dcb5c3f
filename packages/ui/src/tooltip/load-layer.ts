import type { TooltipLayer } from './tooltip-layer';

type Layer = typeof TooltipLayer;

let loaded: Layer | null = null;
let coming: Promise<Layer> | null = null;

/** What shows tooltips, if it is there already. */
export const loadedLayer = (): Layer | null => loaded;

/** Fetches what shows tooltips; after a failure the next call tries again. */
export function loadLayer(): Promise<Layer> {
  coming ??= import('./tooltip-layer').then(
    ({ TooltipLayer }) => {
      loaded = TooltipLayer;
      return TooltipLayer;
    },
    (error: unknown) => {
      coming = null;
      throw error;
    },
  );
  return coming;
}

/**
 * Fetches the code that shows tooltips before one is wanted. Without it, the first hover or focus does. Never rejects: what
 * could not be fetched is fetched by the next hover or focus.
 *
 * @example useEffect(() => void preloadTooltips(), []);
 */
export const preloadTooltips = (): Promise<void> =>
  loadLayer().then(
    () => undefined,
    () => undefined,
  );
