export { filmRoutes } from './film-routes';
export { videoStep } from './kind';
export { videoRoutes } from './routes';
export { dropAbandonedUploads } from './unsent';
export { runFilms } from './worker';
