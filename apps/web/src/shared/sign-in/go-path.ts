import { paths, patterns } from '@paidang/contract/pages';
import { isOwnPath } from '@paidang/contract/rules';
import type { Location } from 'react-router-dom';
import { labels } from '#labels/sign-in-reason';

const key = 'paidang.go-path';
/** Wanting one of these, a guest is sent to registration; wanting anything else, home. */
const newcomerPaths: readonly string[] = [patterns.project, patterns.addProject, patterns.createProject];

/** Where a guest is sent who wanted a page that needs a login. */
export const guestTarget = (pathname: string): string =>
  newcomerPaths.includes(pathname.replace(/(.)\/$/, '$1')) ? paths.register : paths.home;

/** Keeps the wanted page, path and query, for after the login. */
export function rememberGoPath(storage: Storage, path: string): void {
  if (isOwnPath(path)) storage.setItem(key, path);
}

/** The page wanted before the login, once; the project list when there was none. */
export function takeGoPath(storage: Storage): string {
  const path = storage.getItem(key);
  storage.removeItem(key);
  return path && isOwnPath(path) ? path : paths.project;
}

/** Why a guest is asked to sign in: the page needs it, their session is no longer good, they left in another tab. */
export type SignInReason = keyof typeof labels;

/** Kept with the page one is sent to, so that its address stays as it is. */
export const signInState = (signIn: SignInReason) => ({ signIn });

export function signInReason({ state }: Pick<Location, 'state'>): SignInReason | null {
  const reason: unknown = typeof state === 'object' && state && 'signIn' in state ? state.signIn : null;
  return typeof reason === 'string' && reason in labels ? (reason as SignInReason) : null;
}
