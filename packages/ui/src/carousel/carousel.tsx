import {
  Children,
  type ComponentPropsWithoutRef,
  forwardRef,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cn } from '../cn';
import type { CarouselLabels } from '../labels/ui-labels';
import { useDirection, useLabels } from '../locale';
import { CarouselControls, defaultLabels } from './carousel-controls';
import { type PerView, perViewStyle } from './per-view';
import { useRotation } from './use-rotation';
import { useSlides } from './use-slides';

export interface CarouselProps extends Omit<ComponentPropsWithoutRef<'section'>, 'aria-label'> {
  /** Accessible name: what the slides are about, without the word carousel. */
  label: string;
  /** One child per slide. */
  children: ReactNode;
  /** A heading to the left of the controls. */
  heading?: ReactNode;
  /**
   * Advances automatically. It pauses while hovered or focused by keyboard, in a hidden page and for users who prefer reduced
   * motion; a button stops it. @default true
   */
  autoplay?: boolean;
  /** Time each page is shown, in ms. @default 3000 */
  interval?: number;
  /** Continues with the first slide after the last. @default true */
  loop?: boolean;
  /** Number of slides side by side: fixed, or by width of the window. @default 1 */
  perView?: number | PerView;
  labels?: Partial<CarouselLabels>;
}

const DEFAULT_MS = 3000;

/**
 * A row of slides of which only some are visible; for items worth seeing, none of which is essential.
 *
 * @example <Carousel label="創作者怎麼說" perView={{ md: 2, lg: 3 }}>{voices.map((voice) => <Voice key={voice.id} {...voice} />)}</Carousel>
 */
export const Carousel = forwardRef<HTMLElement, CarouselProps>(function Carousel(
  {
    label,
    children,
    heading,
    autoplay = true,
    interval = DEFAULT_MS,
    loop = true,
    perView = 1,
    labels,
    className,
    style,
    onPointerEnter,
    onPointerLeave,
    onFocus,
    onBlur,
    onKeyDown,
    ...props
  },
  ref,
) {
  const names = useLabels('carousel', defaultLabels, labels);
  const slides = Children.toArray(children);
  const { viewport, api, page, pages, canPrevious, canNext } = useSlides(loop);
  const still = pages === 1 || slides.length < 2;
  const direction = useDirection();
  const turns = useRotation({ api, autoplay: autoplay && !still, interval: interval > 0 ? interval : DEFAULT_MS });
  if (slides.length === 0) return null;

  return (
    <section
      ref={ref}
      aria-roledescription={names.carousel}
      aria-label={label}
      data-slot="carousel"
      data-state={turns.turning ? 'turning' : turns.wanted ? 'held' : 'still'}
      style={{ ...perViewStyle(perView), ...style }}
      className={cn('pd-root pd:grid pd:gap-4', className)}
      {...props}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        turns.onPointerEnter(event);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        turns.onPointerLeave();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        turns.onFocus(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        turns.onBlur(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const step = arrowStep(event, direction);
        if (step === 0) return;
        event.preventDefault();
        if (step > 0) api?.scrollNext(turns.reducesMotion);
        else api?.scrollPrev(turns.reducesMotion);
      }}
    >
      {(heading || !still) && (
        <div className="pd:flex pd:min-w-0 pd:flex-wrap pd:items-center pd:gap-x-4 pd:gap-y-2">
          {heading}
          {!still && (
            <CarouselControls
              labels={names}
              autoplay={autoplay}
              playing={turns.wanted}
              page={page}
              pages={pages}
              canPrevious={canPrevious}
              canNext={canNext}
              onToggle={turns.toggle}
              onPrevious={() => api?.scrollPrev(turns.reducesMotion)}
              onNext={() => api?.scrollNext(turns.reducesMotion)}
            />
          )}
        </div>
      )}
      <div ref={viewport} data-slot="carousel-window" className="pd:min-w-0 pd:overflow-hidden">
        <div
          data-slot="carousel-slides"
          aria-live={turns.turning ? 'off' : 'polite'}
          className="pd:-ms-6 pd:flex pd:touch-pan-y"
        >
          {slides.map((slide, index) => (
            <div
              key={isValidElement(slide) ? slide.key : index}
              {...slideRole(names, index + 1, slides.length)}
              data-slot="carousel-slide"
              className={slideClass}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
});

/** Arrow keys only turn pages while a button of the carousel is focused: content of slides may need them. */
function arrowStep(event: KeyboardEvent<HTMLElement>, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  const isControl = event.target instanceof Element && event.target.closest('[data-slot="carousel-controls"] button');
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !isControl) return 0;
  if (event.key === 'ArrowRight') return direction === 'rtl' ? -1 : 1;
  if (event.key === 'ArrowLeft') return direction === 'rtl' ? 1 : -1;
  return 0;
}

/** The ARIA pattern requires a group; the native element for it, a fieldset, is for form controls. */
const slideRole = (names: CarouselLabels, n: number, total: number) => ({
  role: 'group',
  'aria-roledescription': names.slide,
  'aria-label': names.position(n, total),
});

const slideClass =
  'pd:min-w-0 pd:flex-none pd:ps-6 pd:basis-[calc(100%/var(--pd-per-view))] pd:sm:basis-[calc(100%/var(--pd-per-view-sm))] pd:md:basis-[calc(100%/var(--pd-per-view-md))] pd:lg:basis-[calc(100%/var(--pd-per-view-lg))] pd:xl:basis-[calc(100%/var(--pd-per-view-xl))]';
