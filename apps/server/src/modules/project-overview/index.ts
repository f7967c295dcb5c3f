export { projectRoutes } from './routes';
export { oneProject } from './service';
