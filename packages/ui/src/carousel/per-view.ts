import type { CSSProperties } from 'react';

/** Slides side by side, by minimum width of the window; an omitted width uses the value of the next smaller one. */
export interface PerView {
  /** @default 1 */
  base?: number;
  sm?: number;
  md?: number;
  lg?: number;
  xl?: number;
}

const widths = ['sm', 'md', 'lg', 'xl'] as const;

/** Returned as custom properties, so that server-rendered HTML is laid out correctly before any script runs. */
export function perViewStyle(perView: number | PerView): CSSProperties {
  const given = typeof perView === 'number' ? { base: perView } : perView;
  let slides = atLeastOne(given.base ?? 1);
  const style: Record<string, number> = { '--pd-per-view': slides };
  for (const width of widths) {
    slides = atLeastOne(given[width] ?? slides);
    style[`--pd-per-view-${width}`] = slides;
  }
  return style;
}

const atLeastOne = (slides: number) => (slides >= 1 ? Math.floor(slides) : 1);
