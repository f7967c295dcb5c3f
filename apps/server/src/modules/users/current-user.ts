import type { Person, User } from '@paidang/contract/entities';
import type { Role } from '@paidang/contract/vocabulary';
import type { users } from './schema';
import type { PersonRow } from './store';

/** A signed-in account without secrets. */
export type CurrentAccount = Pick<
  typeof users.$inferSelect,
  'id' | 'role' | 'name' | 'companyName' | 'contactPerson' | 'email' | 'avatar'
>;

/** A signed-in vendor or creator. */
export interface CurrentUser extends CurrentAccount {
  readonly role: Role;
}

/** The user as shown to themselves. */
export const toUser = (user: CurrentUser): User => ({
  ...toPerson(user),
  role: user.role,
  contact_person: user.contactPerson,
  email: user.email,
});

/** The user as shown to others. */
export const toPerson = (user: PersonRow): Person => ({
  uuid: user.id,
  role: user.role,
  avatar: user.avatar,
  name: user.name,
  company_name: user.companyName,
});
