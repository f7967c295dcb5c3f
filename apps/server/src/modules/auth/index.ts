export { type CurrentUser, toPerson } from './current-user';
export { forgetExpiredTokens } from './one-time-tokens';
export { authRoutes } from './routes';
export { forgetOldEvents } from './security-log';
export { forgetExpiredSessions } from './sessions';
