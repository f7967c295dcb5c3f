import { createContext, type ReactNode, useContext } from 'react';
import type { TourHandle } from './content';

const TourContext = createContext<TourHandle | null>(null);

export interface TourProviderProps {
  tour: TourHandle;
  children: ReactNode;
}

/** Provides `tour` to its descendants, so that any button can start it. */
export function TourProvider({ tour, children }: TourProviderProps) {
  return <TourContext.Provider value={tour}>{children}</TourContext.Provider>;
}

/** The tour of the nearest provider. */
export function useTourContext(): TourHandle {
  const tour = useContext(TourContext);
  if (!tour) {
    throw new Error(
      '@paidang/tour: useTourContext was called outside a TourProvider, so there is no tour to control. Wrap it in <TourProvider tour={useTour(…)}>.',
    );
  }
  return tour;
}
