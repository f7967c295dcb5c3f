import * as z from 'zod';
import { StaffRole } from '../vocabulary';

/** A member of staff who is signed in to the console. */
export const StaffMember = z.object({
  uuid: z.uuid(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  roles: z.array(StaffRole),
});
export type StaffMember = z.infer<typeof StaffMember>;
