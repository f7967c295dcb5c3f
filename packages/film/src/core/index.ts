export { createFilmClock, type FilmClock, type Stretch } from './clock';
export { type DrawingSession, type FilmDrawing, isDrawnAt, type Pen } from './drawing';
