export { type CurrentUser, toPerson, toUser } from './current-user';
export { deleteOldEvents, recordSecurity, subjectOf } from './security-log-store';
export {
  activateUser,
  findUser,
  findUserByEmail,
  findUsersToDelete,
  insertUser,
  normaliseEmail,
  type PersonRow,
  personColumns,
  type UserRow,
  updateUser,
} from './store';
