export {
  findStaff,
  findStaffByEmail,
  findStaffRoles,
  insertStaff,
  isStaffHere,
  listStaff,
  removeStaff,
  type StaffRow,
  setStaffRoles,
} from './store';
