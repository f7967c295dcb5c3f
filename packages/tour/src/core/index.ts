export { isActive, type TourState, type TourStatus } from './machine';
export { type TourKey, type TourPage, tourPages } from './pages';
export type { TourProgress, TourProgressPort } from './port';
export type { TourStep, TourTarget } from './step';
export { createTour, type Tour, type TourOptions, targetWait } from './tour';
