import type { Person, User } from '@paidang/contract/entities';
import type { users } from './schema';
import type { PersonRow } from './store';

/** A user without secrets. */
export type CurrentUser = Pick<
  typeof users.$inferSelect,
  'id' | 'role' | 'name' | 'companyName' | 'contactPerson' | 'email' | 'avatar'
>;

/** As the user sees themself. */
export const toUser = (user: CurrentUser): User => ({
  ...toPerson(user),
  contact_person: user.contactPerson,
  email: user.email,
});

/** As others see them. */
export const toPerson = (user: PersonRow): Person => ({
  uuid: user.id,
  role: user.role,
  avatar: user.avatar,
  name: user.name,
  company_name: user.companyName,
});
