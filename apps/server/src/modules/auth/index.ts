export { type CurrentUser, toPerson } from './current-user';
export { authRoutes } from './routes';
