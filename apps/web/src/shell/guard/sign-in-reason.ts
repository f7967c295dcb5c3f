import type { Location } from 'react-router-dom';

/** Why a guest is asked to sign in: the page needs it, their session is no longer good, they left in another tab. */
export type SignInReason = 'needed' | 'expired' | 'left-elsewhere';

export const reasonWords: Record<SignInReason, string> = {
  needed: '請先登入',
  expired: '登入已失效，請重新登入',
  'left-elsewhere': '已在另一個分頁登出，請重新登入',
};

/** Kept with the page one is sent to, so that its address stays as it is. */
export const becauseOf = (signIn: SignInReason) => ({ signIn });

export function signInReason({ state }: Pick<Location, 'state'>): SignInReason | null {
  const reason: unknown = typeof state === 'object' && state && 'signIn' in state ? state.signIn : null;
  return typeof reason === 'string' && reason in reasonWords ? (reason as SignInReason) : null;
}
