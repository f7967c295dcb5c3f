import { useEffect, useState, useSyncExternalStore } from 'react';
import { createTour, type TourOptions, type TourState } from '../core';
import type { TourContent, TourHandle } from './content';
import { findTarget } from './find-target';

/** Options of `useTour`. */
export interface UseTourOptions extends Omit<TourOptions<Element, TourContent>, 'locate'> {
  /** Finds a step's element. @default looks for `step.target` in the document */
  locate?: TourOptions<Element, TourContent>['locate'];
  /** Starts by itself this long after mounting, ms; leave it away to call `start`. */
  startAfter?: number;
}

/**
 * One tour for as long as the component lives.
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

/** The tour's state, live. */
export function useTourState(tour: TourHandle): TourState<Element> {
  return useSyncExternalStore(tour.subscribe, tour.getSnapshot, tour.getSnapshot);
}
