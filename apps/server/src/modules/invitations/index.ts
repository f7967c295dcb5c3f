export { tellExpired } from './expiry';
export { leaveInvitations } from './leave';
export { openProject } from './open-project';
export { followInvitation, followRegistration, originOf, type WishedOrigin, waitingInvitation } from './origin';
export { invitationRoutes } from './routes';
export { invite } from './send';
