export { type AccountRow, asUser, isUser, type UserRow } from './account';
export { type CurrentAccount, type CurrentUser, toPerson, toUser } from './current-user';
export { deleteOldEvents, recordSecurity, subjectOf } from './security-log-store';
export {
  activateUser,
  findUser,
  findUserByEmail,
  findUsersToDelete,
  insertUser,
  normaliseEmail,
  type PersonRow,
  partyRole,
  personColumns,
  updateAccount,
  updateUser,
} from './store';
