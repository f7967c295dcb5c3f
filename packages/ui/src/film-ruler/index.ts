export { FilmRuler, type FilmRulerProps } from './film-ruler';
export type { FilmRulerLabels } from './labels';
export type { FilmPin } from './pin-groups';
