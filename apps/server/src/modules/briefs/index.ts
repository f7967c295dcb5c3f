export { copyBrief } from './copy-brief';
export { briefRoutes } from './routes';
export { briefs } from './service';
