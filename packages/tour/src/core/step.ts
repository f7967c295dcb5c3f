/** Where a step points: a CSS selector, or a function that finds the element. */
export type TourTarget<T> = string | (() => T | null);

/**
 * One step of a tour.
 *
 * @typeParam T what `target` finds
 * @typeParam Content what a view shows as `text`
 */
export interface TourStep<T = Element, Content = string> {
  /** Unique in its tour; a tour can be resumed at it. */
  id: string;
  title: string;
  /** One or two sentences. */
  text: Content;
  /** What it explains. Without one the popover is in the middle of the page. */
  target?: TourTarget<T>;
  /** Side of the target it prefers. @default 'right' */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Lets the reader use the target while the step shows. @default false */
  interactive?: boolean;
  /** Runs before the target is looked for: open a route, a tab, a menu. */
  before?: (context: { signal: AbortSignal }) => void | Promise<void>;
}
