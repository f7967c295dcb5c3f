import { paths, patterns } from '@paidang/contract/pages';
import { isOwnPath } from '@paidang/contract/rules';

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
