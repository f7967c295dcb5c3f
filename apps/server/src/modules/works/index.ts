export { workContent } from './codec';
export { similarityTo } from './compare';
export { worksRoutes } from './routes';
export { decideWork, submitWork } from './service';
export { updateWorksStatus } from './settle';
export { publishedWorks, worksOf } from './step-view';
export { countReports, findWork, hasWork } from './store';
