import { type LoginRefusal, loginRefusalParameter } from '@paidang/contract/rules';
import type { AttemptRow } from './store';

type Place = Pick<AttemptRow, 'role' | 'url' | 'userId'>;

/** Where somebody was who left for a provider. */
const origin = ({ role, url, userId }: Place): string => {
  if (userId) return url ?? '/profile/security';
  return role ? '/register' : '/?login';
};

/** The page they left from, told why they are back without having signed in. */
export function refusalPlace(place: Place | null, refusal: LoginRefusal): string {
  const path = place ? origin(place) : '/?login';
  return `${path}${path.includes('?') ? '&' : '?'}${loginRefusalParameter}=${refusal}`;
}

const pages = { 'sign-in': '/auto_login/', register: '/register/isForm3rdLogin?token=' } as const;

/** The page that goes on with a token. */
export const handoverPlace = (kind: 'sign-in' | 'register' | 'link' | 'bind', token: string): string =>
  `${kind === 'sign-in' || kind === 'register' ? pages[kind] : '/account_binding?token='}${token}`;
