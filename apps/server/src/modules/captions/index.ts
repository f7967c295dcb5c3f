export { captionRoutes } from './routes';
export { keepCaptions, storableCaptions } from './service';
