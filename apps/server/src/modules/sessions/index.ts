export {
  closeOtherSessions,
  closeSession,
  closeSessionsOf,
  type FoundSession,
  findSession,
  forgetExpiredSessions,
  listSessions,
  openChatSession,
  openSession,
  openSuperSession,
  renewSession,
  type SessionSeat,
} from './store';
