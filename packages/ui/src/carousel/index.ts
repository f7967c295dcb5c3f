export { Carousel, type CarouselLabels, type CarouselProps } from './carousel';
export type { PerView } from './per-view';
