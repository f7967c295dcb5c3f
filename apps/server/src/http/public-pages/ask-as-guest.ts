import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Makes a request to the server itself, as a guest. */
export type AskAsGuest = (path: string) => Promise<{ readonly status: number; readonly body: Buffer }>;

const ownName = 'x-paidang-own';
/** A secret known only to this process. */
const ownToken = randomUUID();

/** Returns whether the server made the request itself to draw a page. Such requests count towards nobody's limits. */
export const isOwnRequest = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers[ownName] === ownToken;

export const askAsGuest =
  (app: FastifyInstance): AskAsGuest =>
  async (path) => {
    const headers = { accept: 'application/json', [ownName]: ownToken };
    const { statusCode, rawPayload } = await app.inject({ method: 'GET', url: path, headers });
    return { status: statusCode, body: rawPayload };
  };
