export { Slider, type SliderProps } from './slider';
export type { SliderRange } from './slider-bars';
