export { forgetCreatorLists } from './lists-store';
export { creatorSearchRoutes } from './routes';
