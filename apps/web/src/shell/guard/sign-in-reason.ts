import type { Location } from 'react-router-dom';
import { labels } from '#labels/sign-in-reason';

/** Why a guest is asked to sign in: the page needs it, their session is no longer good, they left in another tab. */
export type SignInReason = keyof typeof labels;

/** Kept with the page one is sent to, so that its address stays as it is. */
export const becauseOf = (signIn: SignInReason) => ({ signIn });

export function signInReason({ state }: Pick<Location, 'state'>): SignInReason | null {
  const reason: unknown = typeof state === 'object' && state && 'signIn' in state ? state.signIn : null;
  return typeof reason === 'string' && reason in labels ? (reason as SignInReason) : null;
}
