export type { TourKey, TourProgress, TourProgressPort, TourState, TourStatus, TourTarget } from './core';
export { defaultLabels, type TourLabels } from './labels';
export {
  type TourContent,
  type TourHandle,
  TourProvider,
  type TourProviderProps,
  type TourStep,
  type UseTourOptions,
  useTour,
  useTourContext,
  useTourState,
} from './react';
export type { CreateTourLayer, TourLayer } from './views/layer';
export type { TourComponents } from './views/step';
export { Tour, type TourProps } from './views/tour';
export type { TourAction, TourPopoverProps } from './views/tour-popover';
