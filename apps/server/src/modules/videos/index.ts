export { beginVideo, openPlace } from './begin';
export { filmRoutes } from './film-routes';
export { noteFilm } from './finish';
export { videoStep } from './kind';
export { linkVideo } from './link';
export { videoRoutes } from './routes';
export { confirmDuration, dropAbandonedUploads } from './unsent';
export { makeDueFilms, runFilms } from './worker';
