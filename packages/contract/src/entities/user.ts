import * as z from 'zod';
import { AccountRole, Role } from '../vocabulary';

/** The signed-in user as the client stores it. */
export const User = z.object({
  uuid: z.uuid(),
  role: Role,
  avatar: z.string().nullable(),
  name: z.string(),
  company_name: z.string(),
  contact_person: z.string().nullable(),
  email: z.string(),
});
export type User = z.infer<typeof User>;

/** A user as other people see them. */
export const Person = User.pick({ uuid: true, avatar: true, name: true, company_name: true }).extend({
  role: AccountRole,
});
export type Person = z.infer<typeof Person>;
