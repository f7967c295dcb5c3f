export { creatorSearchRoutes } from './routes';
