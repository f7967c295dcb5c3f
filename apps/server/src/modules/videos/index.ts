export { filmRoutes } from './film-routes';
export { videoStep } from './kind';
export { linkVideo } from './link';
export { videoRoutes } from './routes';
export { confirmDuration, dropAbandonedUploads } from './unsent';
export { runFilms } from './worker';
