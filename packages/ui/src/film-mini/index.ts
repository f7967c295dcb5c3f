export type { FilmCell } from '../internal/film-frame';
export { FilmMini, type FilmMiniProps } from './film-mini';
