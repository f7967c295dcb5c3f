import type { TourStep } from '../core';
import type { UseTourOptions } from '../react';

// Components, because Storybook generates props tables from components.
/** Options of `useTour`. */
export const UseTourTable = (_: UseTourOptions) => null;

/** One step of a tour. */
export const TourStepTable = (_: TourStep) => null;
