import { createContext, type ReactNode, useContext } from 'react';
import type { TourHandle } from './content';

const TourContext = createContext<TourHandle | null>(null);

export interface TourProviderProps {
  tour: TourHandle;
  children: ReactNode;
}

/** Gives `tour` to everything below, so that any button can start it. */
export function TourProvider({ tour, children }: TourProviderProps) {
  return <TourContext.Provider value={tour}>{children}</TourContext.Provider>;
}

/** The nearest provider's tour. */
export function useTourContext(): TourHandle {
  const tour = useContext(TourContext);
  if (!tour) {
    throw new Error(
      '@paidang/tour: useTourContext was called outside a TourProvider, so there is no tour to control. Wrap it in <TourProvider tour={useTour(…)}>.',
    );
  }
  return tour;
}
