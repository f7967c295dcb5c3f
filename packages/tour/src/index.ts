export type {
  Tour as TourHandle,
  TourKey,
  TourProgress,
  TourProgressPort,
  TourState,
  TourStatus,
  TourStep,
  TourTarget,
} from './core';
export { defaultLabels, type TourLabels } from './labels';
export {
  TourProvider,
  type TourProviderProps,
  type UseTourOptions,
  useTour,
  useTourContext,
  useTourState,
} from './react';
export type { CreateTourLayer, TourLayer } from './views/layer';
export { Tour, type TourProps } from './views/tour';
