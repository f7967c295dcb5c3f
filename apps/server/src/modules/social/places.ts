import { paths } from '@paidang/contract/pages';
import { type LoginRefusal, loginRefusalParameter } from '@paidang/contract/rules';
import type { AttemptRow } from './store';

type Place = Pick<AttemptRow, 'role' | 'url' | 'userId'>;

/** Where somebody was who left for a provider. */
const origin = ({ role, url, userId }: Place): string => {
  if (userId) return url ?? paths.profile('security');
  return role ? paths.register : paths.login;
};

/** The page they left from, told why they are back without having signed in. */
export function refusalPlace(place: Place | null, refusal: LoginRefusal): string {
  const path = place ? origin(place) : paths.login;
  return `${path}${path.includes('?') ? '&' : '?'}${loginRefusalParameter}=${refusal}`;
}

const pages = {
  'sign-in': paths.autoLogin,
  register: paths.registerSocial,
  link: paths.accountBinding,
  bind: paths.accountBinding,
} as const;

/** The page that goes on with a token. */
export const handoverPlace = (kind: keyof typeof pages, token: string): string => pages[kind](token);
