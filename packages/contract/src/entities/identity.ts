import * as z from 'zod';
import { Role } from '../vocabulary';
import { Invitation } from './invitation';
import { Instant } from './project';

/** The providers a person can sign in with. */
export const identityProviders = ['google', 'line'] as const;
export const IdentityProvider = z.enum(identityProviders);
export type IdentityProvider = z.infer<typeof IdentityProvider>;

/** An account at a provider that signs its owner in. */
export const Identity = z.object({
  provider: IdentityProvider,
  /** The owner's name at the provider. */
  name: z.string(),
  /** `null` if the provider does not disclose it. */
  email: z.string().nullable(),
  bound_at: Instant,
});
export type Identity = z.infer<typeof Identity>;

/**
 * What remains to be done after a provider has identified a person. `register`: they are new. `link`: an account has their
 * e-mail address, and they have to prove that they own it. `bind`: they are signed in and requested it.
 */
export const PendingLogin = Identity.omit({ bound_at: true }).extend({
  kind: z.enum(['register', 'link', 'bind']),
  /** E-mail address of the account to link; `null` for new users. */
  account: z.string().nullable(),
  /** The role a new user chose; `null` without one. */
  role: Role.nullable(),
  /** The invitation they came from, while it is open. */
  invitation: Invitation.nullable(),
});
export type PendingLogin = z.infer<typeof PendingLogin>;
