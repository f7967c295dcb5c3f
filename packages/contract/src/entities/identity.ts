import * as z from 'zod';
import { Role } from '../vocabulary';
import { Invitation } from './invitation';
import { Instant } from './project';

/** Where people may have an account that signs them in here. */
export const identityProviders = ['google', 'line'] as const;
export const IdentityProvider = z.enum(identityProviders);
export type IdentityProvider = z.infer<typeof IdentityProvider>;

/** An account elsewhere that signs its owner in. */
export const Identity = z.object({
  provider: IdentityProvider,
  /** What its owner is called there. */
  name: z.string(),
  /** `null` where the provider tells none. */
  email: z.string().nullable(),
  bound_at: Instant,
});
export type Identity = z.infer<typeof Identity>;

/**
 * What is left to do after a provider said who somebody is. `register`: they are new. `link`: an account has their
 * address, and they have to show that it is theirs. `bind`: they are signed in and asked for it.
 */
export const PendingLogin = Identity.omit({ bound_at: true }).extend({
  kind: z.enum(['register', 'link', 'bind']),
  /** Address of the account it will be linked to; `null` for who is new. */
  account: z.string().nullable(),
  /** What somebody new chose to be; `null` when they did not say. */
  role: Role.nullable(),
  /** The invitation they came from, while it waits for their answer. */
  invitation: Invitation.nullable(),
});
export type PendingLogin = z.infer<typeof PendingLogin>;
