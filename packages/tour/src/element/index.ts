import { defineElement } from '@paidang/ui/custom-element';
import { PaidangTour } from './paidang-tour';

declare global {
  interface HTMLElementTagNameMap {
    'paidang-tour': PaidangTour;
  }
}

defineElement('paidang-tour', PaidangTour);

export type { PaidangTourAttributes, PaidangTourProperty } from './attributes';
export type { PaidangTour, PaidangTourEvents } from './paidang-tour';
