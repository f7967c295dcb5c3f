export { worksRoutes } from './routes';
export { decideWork, submitWork } from './service';
export { publishedWorks, worksOf } from './sheet';
