import { paths } from '@paidang/contract/pages';
import { type LoginRefusal, loginRefusalParameter } from '@paidang/contract/rules';
import type { AttemptRow } from './store';

type LoginTarget = Pick<AttemptRow, 'role' | 'url' | 'userId'>;

/** The page on which the login started. */
const origin = ({ role, url, userId }: LoginTarget): string => {
  if (userId) return url ?? paths.profile('security');
  return role ? paths.register : paths.login;
};

/** The page on which the login started, with the reason for its failure. */
export function refusalPlace(place: LoginTarget | null, refusal: LoginRefusal): string {
  const path = place ? origin(place) : paths.login;
  return `${path}${path.includes('?') ? '&' : '?'}${loginRefusalParameter}=${refusal}`;
}

const pages = {
  'sign-in': paths.autoLogin,
  register: paths.registerSocial,
  link: paths.accountBinding,
  bind: paths.accountBinding,
} as const;

/** The page that continues the login with a token. */
export const handoverPlace = (kind: keyof typeof pages, token: string): string => pages[kind](token);
