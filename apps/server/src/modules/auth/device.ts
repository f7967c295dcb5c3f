import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

const longest = 500;

/** Browser and system, such as `Chrome · macOS`; `''` if the request does not tell. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const agent = headers['user-agent']?.slice(0, longest);
  if (!agent) return '';
  const { browser, os } = Bowser.parse(agent);
  return [browser.name, os.name].filter(Boolean).join(' · ');
}
