import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

const maxLength = 500;

/** Browser and operating system, such as `Chrome · macOS`; `''` without a user agent header. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const agent = headers['user-agent']?.slice(0, maxLength);
  if (!agent) return '';
  const { browser, os } = Bowser.parse(agent);
  return [browser.name, os.name].filter(Boolean).join(' · ');
}
