export { type CurrentAccount, type CurrentUser, isUser, toPerson, toUser } from './current-user';
export { deleteOldEvents, recordSecurity, subjectOf } from './security-log-store';
export {
  type AccountRow,
  activateUser,
  asUser,
  findUser,
  findUserByEmail,
  findUsersToDelete,
  insertUser,
  normaliseEmail,
  type PersonRow,
  partyRole,
  personColumns,
  type UserRow,
  updateAccount,
  updateUser,
} from './store';
