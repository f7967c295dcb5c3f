export {
  closeOtherSessions,
  closeSession,
  closeSessionsOf,
  deleteExpiredSessions,
  type FoundSession,
  findSession,
  listSessions,
  openChatSession,
  openSession,
  openSuperSession,
  renewSession,
  type SessionSeat,
} from './store';
