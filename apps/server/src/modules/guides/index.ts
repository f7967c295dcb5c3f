export { guideRoutes } from './routes';
