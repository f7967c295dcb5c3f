import { limits } from '@paidang/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken } from '../../platform/token/token';

const name = 'paidang-login';
const shape = /^[\w-]{43}$/;

/** The cookie that identifies the browser in which a provider login started; `''` if there is none. */
export function browserOf({ cookies }: FastifyRequest): string {
  const value = cookies[name] ?? '';
  return shape.test(value) ? value : '';
}

/** Sets a cookie when a login starts, so that only the same browser can complete it. */
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
