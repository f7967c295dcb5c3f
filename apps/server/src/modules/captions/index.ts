export { captionRoutes } from './routes';
export { keepCaptions, storableCaptions, storeCaptions } from './service';
