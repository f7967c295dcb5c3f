export { matchOf } from './compare';
export { worksRoutes } from './routes';
export { decideWork, submitWork } from './service';
export { settleWorks } from './settle';
export { publishedWorks, worksOf } from './sheet';
export { countReports, findWork, hasWork } from './store';
