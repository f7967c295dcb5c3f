export type { FilmRulerLabels } from '../labels/ui-labels';
export { FilmRuler, type FilmRulerProps } from './film-ruler';
export type { FilmPin } from './pin-groups';
