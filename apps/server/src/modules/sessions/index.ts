export {
  type CurrentSession,
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
} from './store';
