import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Answers as a guest is answered. */
export type AskAsGuest = (path: string) => Promise<{ readonly status: number; readonly body: Buffer }>;

const ownName = 'x-paidang-own';
/** Known to this process alone. */
const own = randomUUID();

/** Whether the server asks itself, for whoever reads a page: it counts as nobody's request. */
export const isOwnRequest = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers[ownName] === own;

export const askAsGuest =
  (app: FastifyInstance): AskAsGuest =>
  async (path) => {
    const headers = { accept: 'application/json', [ownName]: own };
    const { statusCode, rawPayload } = await app.inject({ method: 'GET', url: path, headers });
    return { status: statusCode, body: rawPayload };
  };
