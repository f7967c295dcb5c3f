import { useEffect, useState, useSyncExternalStore } from 'react';
import { createTour, type TourOptions, type TourState } from '../core';
import type { TourContent, TourHandle } from './content';
import { findTarget } from './find-target';

/** Options of `useTour`. */
export interface UseTourOptions extends Omit<TourOptions<Element, TourContent>, 'locate'> {
  /** Finds a step's element. @default finds `step.target` in the document */
  locate?: TourOptions<Element, TourContent>['locate'];
  /** Starts the tour this long after mounting, ms; omit it to call `start` yourself. */
  startAfter?: number;
}

/**
 * Creates a tour that lives as long as the component.
 *
 * @example
 * const tour = useTour({ steps, startAfter: 1000 });
 * return <Tour tour={tour} />;
 */
export function useTour({ startAfter, ...options }: UseTourOptions): TourHandle {
  const [tour] = useState(() => createTour({ locate: findTarget, ...options }));

  useEffect(() => tour.update(options));

  useEffect(() => {
    const timer = startAfter === undefined ? undefined : setTimeout(() => tour.start(), startAfter);
    return () => {
      clearTimeout(timer);
      tour.stop();
    };
  }, [tour, startAfter]);

  return tour;
}

/** Subscribes to the tour's state. */
export function useTourState(tour: TourHandle): TourState<Element> {
  return useSyncExternalStore(tour.subscribe, tour.getSnapshot, tour.getSnapshot);
}
