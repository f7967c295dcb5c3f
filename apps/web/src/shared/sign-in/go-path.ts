import { paths, patterns } from '@paidang/contract/pages';
import { isOwnPath } from '@paidang/contract/rules';
import type { Location } from 'react-router-dom';
import { labels } from '#labels/sign-in-reason';

const key = 'paidang.go-path';
/** Guests who request one of these are sent to registration; from all other pages they are sent home. */
const newcomerPaths: readonly string[] = [patterns.project, patterns.addProject, patterns.createProject];

/** Where a guest is redirected from a page that requires a login. */
export const guestTarget = (pathname: string): string =>
  newcomerPaths.includes(pathname.replace(/(.)\/$/, '$1')) ? paths.register : paths.home;

/** Remembers the requested page, path and query, until after the login. */
export function rememberGoPath(storage: Storage, path: string): void {
  if (isOwnPath(path)) storage.setItem(key, path);
}

/** The page requested before the login, returned once; the project list if there was none. */
export function takeGoPath(storage: Storage): string {
  const path = storage.getItem(key);
  storage.removeItem(key);
  return path && isOwnPath(path) ? path : paths.project;
}

/** Why a guest is asked to sign in: the page requires it, their session has expired, or they logged out in another tab. */
export type SignInReason = keyof typeof labels;

/** Navigation state for the redirect, so that the address stays clean. */
export const signInState = (signIn: SignInReason) => ({ signIn });

export function signInReason({ state }: Pick<Location, 'state'>): SignInReason | null {
  const reason: unknown = typeof state === 'object' && state && 'signIn' in state ? state.signIn : null;
  return typeof reason === 'string' && reason in labels ? (reason as SignInReason) : null;
}
