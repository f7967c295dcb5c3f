import type { FastifyRequest } from 'fastify';

const bearer = /^Bearer ([\w-]{20,200})$/i;

/** The token of the header, `null` without one. */
export const bearerToken = (request: FastifyRequest): string | null =>
  bearer.exec(request.headers.authorization ?? '')?.[1] ?? null;
