export { mailExpiredInvitations } from './expiry';
export { openProject } from './open-project';
export {
  followInvitation,
  followRegistration,
  type InvitationQuery,
  originOf,
  waitingInvitation,
} from './request-origin';
export { invitationRoutes } from './routes';
export { type InvitationSubject, invite, leaveInvitations, revoke, revokeInvitations } from './send';
export { invitationsOfProject } from './service';
export { lockPendingToTask } from './store';
