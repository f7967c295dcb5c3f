export { captionRoutes } from './routes';
export { keepCaptions, storeCaptions } from './service';
