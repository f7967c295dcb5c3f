export { tellExpired } from './expiry';
export { followRegistration } from './origin';
export { invitationRoutes } from './routes';
