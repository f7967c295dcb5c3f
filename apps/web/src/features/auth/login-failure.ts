import { messages } from '@paidang/contract/rules';
import { type Role, roles } from '@paidang/contract/vocabulary';
import { ApiError } from '../../data/errors';
import { wordsInside } from '../../shared/pressed-call/tell-failure';

const byCode: Record<string, string> = {
  '0102': messages.wrongCredentials,
  '0103': messages.accountSuspended,
  '0104': messages.accountUnverified,
};

/** What the login dialog says. */
export function loginFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 403) return byCode[error.code] ?? messages.cannotLogIn;
  return wordsInside(error);
}

/** What an unverified account is, as far as the server says. */
export function unverifiedRole(error: unknown): Role | null {
  const data = error instanceof ApiError ? error.data : null;
  const type = typeof data === 'object' && data && 'type' in data ? data.type : null;
  return roles.find((role) => role === type) ?? null;
}

export const isUnverified = (error: unknown): boolean => error instanceof ApiError && error.code === '0104';
