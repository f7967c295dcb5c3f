export { type CurrentUser, partyOf, toPerson, toUser } from './current-user';
export { authRoutes } from './routes';
