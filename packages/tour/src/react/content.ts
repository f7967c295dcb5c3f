import type { ReactNode } from 'react';
import type { TourStep as CoreStep, Tour } from '../core';

/** What a step may say: words, whatever React renders, or an element of the page's own making. */
export type TourContent = ReactNode | Element;

/** A step of a tour in React, whose text may be whatever React renders. */
export type TourStep = CoreStep<Element, TourContent>;

/** A tour in React: what `useTour` returns. */
export type TourHandle = Tour<Element, TourContent>;
