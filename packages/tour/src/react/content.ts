import type { ReactNode } from 'react';
import type { TourStep as CoreStep, Tour } from '../core';

/** Content of a step: text, anything React renders, or a DOM element created by the page. */
export type TourContent = ReactNode | Element;

/** A step of a tour in React, whose text may be anything React renders. */
export type TourStep = CoreStep<Element, TourContent>;

/** A tour in React: what `useTour` returns. */
export type TourHandle = Tour<Element, TourContent>;
