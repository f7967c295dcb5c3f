import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useDirection } from '../locale';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

interface Pages {
  page: number;
  /** `null` until the carousel is laid out. */
  pages: number | null;
  canPrevious: boolean;
  canNext: boolean;
}

/** Declared explicitly: inferred types would name a package that only Embla depends on. */
interface Slides extends Pages {
  viewport: UseEmblaCarouselType[0];
  api: CarouselApi | undefined;
}

/** Embla's slides and pages; slides outside the view can be neither focused nor read. */
export function useSlides(loop: boolean): Slides {
  const direction = useDirection();
  const [viewport, api] = useEmblaCarousel({
    loop,
    direction,
    align: 'start',
    slidesToScroll: 'auto',
    inViewThreshold: 0.5,
  });
  const [state, setState] = useState<Pages>({ page: 0, pages: null, canPrevious: loop, canNext: true });

  useEffect(() => {
    if (!api) return;
    const update = () =>
      setState({
        page: api.selectedScrollSnap(),
        pages: api.scrollSnapList().length,
        canPrevious: api.canScrollPrev(),
        canNext: api.canScrollNext(),
      });
    update();
    api.on('select', update).on('reInit', update);
    return () => {
      api.off('select', update).off('reInit', update);
    };
  }, [api]);

  useEffect(() => {
    if (!api) return;
    const update = () => {
      const inView = api.slidesInView();
      api.slideNodes().forEach((slide, index) => {
        // React 18 and 19 write the attribute differently. It is never set on the page that contains the focus.
        slide.inert = !inView.includes(index) && !slide.matches(':focus-within');
      });
    };
    api.on('slidesInView', update);
    return () => {
      api.off('slidesInView', update);
    };
  }, [api]);

  return { viewport, api, ...state };
}
