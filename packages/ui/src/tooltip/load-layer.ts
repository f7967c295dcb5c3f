import type { TooltipLayer } from './tooltip-layer';

type Layer = typeof TooltipLayer;

let loaded: Layer | null = null;
let coming: Promise<Layer> | null = null;

/** The layer that displays tooltips, if it is loaded. */
export const loadedLayer = (): Layer | null => loaded;

/** Loads the layer that displays tooltips; after a failure the next call tries again. */
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
 * Loads the code that displays tooltips ahead of time. Otherwise the first hover or focus loads it. Never rejects: after a
 * failure the next hover or focus tries again.
 *
 * @example useEffect(() => void preloadTooltips(), []);
 */
export const preloadTooltips = (): Promise<void> =>
  loadLayer().then(
    () => undefined,
    () => undefined,
  );
