import type { TourStep } from '../core';
import type { UseTourOptions } from '../react';

// Components, since the tables of props are made from components.
/** What `useTour` takes. */
export const UseTourTable = (_: UseTourOptions) => null;

/** One step of a tour. */
export const TourStepTable = (_: TourStep) => null;
