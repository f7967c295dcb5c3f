import { limits } from '@paidang/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken } from '../../platform/token/token';

const name = 'paidang-login';
const shape = /^[\w-]{43}$/;

/** The browser a sign-in elsewhere began in, `''` for one that began none. */
export function browserOf({ cookies }: FastifyRequest): string {
  const value = cookies[name] ?? '';
  return shape.test(value) ? value : '';
}

/** Marks the browser that leaves, so that nobody else's comes back for it; several tabs are one browser. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, appUrl: string): string {
  const browser = browserOf(request) || newToken();
  const { attemptMinutes, pendingMinutes } = limits.socialLogin;
  reply.setCookie(name, browser, {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure: appUrl.startsWith('https:'),
    maxAge: (attemptMinutes + pendingMinutes) * 60,
  });
  return browser;
}
