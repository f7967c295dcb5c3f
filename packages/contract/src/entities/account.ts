import * as z from 'zod';
import { User } from './user';

/** A user's own profile. */
export const Profile = User.extend({
  phone: z.string(),
  youtube: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  other_link: z.string(),
  cooperation_fee: z.string(),
  /** Whether the user can sign in with a password; without one they sign in with another account. */
  has_password: z.boolean(),
  /** When the account will be deleted; `null` unless its owner requested deletion. */
  deletion_at: z.iso.datetime().nullable(),
});
export type Profile = z.infer<typeof Profile>;

/** A browser with a session of the user. */
export const SignedInDevice = z.object({
  uuid: z.uuid(),
  /** Browser and system; `''` when unknown. */
  device: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** Whether this session made the request. */
  is_current: z.boolean(),
  /** Whether it belongs to the platform team acting as this user. */
  is_super_login: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;
