import { defineElement } from '@paidang/ui/custom-element';
import { PaidangFilm } from './paidang-film';

declare global {
  interface HTMLElementTagNameMap {
    'paidang-film': PaidangFilm;
  }
}

defineElement('paidang-film', PaidangFilm);

export type { PaidangFilmAttributes, PaidangFilmProperty } from './attributes';
export type { FilmRemark } from './film-review';
export type { PaidangFilm, PaidangFilmEvents } from './paidang-film';
