export type { ComparedFilm, DrawingSession, FilmDrawing } from './core';
// Not re-exported from the whole of core, which would include the pen.
export { createFilmClock, type FilmClock, type Stretch } from './core/clock';
export { defaultLabels, type FilmLabels } from './labels';
export { drawingInWords } from './labels/drawing-in-words';
export { type FilmTime, useFilmTime } from './react/film-context';
export { useFilmSource } from './react/use-film-source';
export { CoverPlaces, type CoverPlacesProps } from './views/cover-places';
export { FilmPlayer, type FilmPlayerProps } from './views/film-player';
export { FilmStill, type FilmStillProps } from './views/film-still';
export { PlayerRuler, type PlayerRulerProps } from './views/player-ruler';
