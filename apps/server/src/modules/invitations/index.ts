export { tellExpired } from './expiry';
export { invitationRoutes } from './routes';
