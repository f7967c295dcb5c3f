export { tellExpired } from './expiry';
export { leaveInvitations } from './leave';
export { followRegistration } from './origin';
export { invitationRoutes } from './routes';
