/** What a step points at: a CSS selector, or a function that finds the element. */
export type TourTarget<T> = string | (() => T | null);

/**
 * One step of a tour.
 *
 * @typeParam T type of the element `target` finds
 * @typeParam Content type of `text`
 */
export interface TourStep<T = Element, Content = string> {
  /** Unique in its tour; a tour can be resumed at this step. */
  id: string;
  title: string;
  /** One or two sentences. */
  text: Content;
  /** Element the step explains. Without one the popover is centred on the page. */
  target?: TourTarget<T>;
  /** Preferred side of the target. @default 'right' */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Lets the reader use the target while the step is shown. @default false */
  interactive?: boolean;
  /** Runs before the target is located: open a route, a tab, a menu. */
  before?: (context: { signal: AbortSignal }) => void | Promise<void>;
}
