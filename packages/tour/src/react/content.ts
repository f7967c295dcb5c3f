import type { ReactNode } from 'react';
import type { TourStep as CoreStep, Tour } from '../core';

/** What a step may say: words, whatever React renders, or an element of the page's own making. */
export type TourContent = ReactNode | Element;

export type TourStep = CoreStep<Element, TourContent>;

export type TourHandle = Tour<Element, TourContent>;
