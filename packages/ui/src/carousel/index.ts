export type { CarouselLabels } from '../labels/ui-labels';
export { Carousel, type CarouselProps } from './carousel';
export type { PerView } from './per-view';
