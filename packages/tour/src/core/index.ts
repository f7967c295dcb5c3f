export { isActive, type TourState, type TourStatus } from './machine';
export type { TourKey, TourProgress, TourProgressPort } from './port';
export type { TourStep, TourTarget } from './step';
export { createTour, type Tour, type TourOptions, targetWait } from './tour';
