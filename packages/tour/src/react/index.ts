export type { TourContent, TourHandle, TourStep } from './content';
export { findTarget } from './find-target';
export { TourProvider, type TourProviderProps, useTourContext } from './tour-context';
export { type UseTourOptions, useTour, useTourState } from './use-tour';
