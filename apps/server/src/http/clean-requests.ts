import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { notFound } from '../platform/errors';
import { cleaned } from '../platform/text/cleaned';

const isPlain = (body: unknown): body is object =>
  typeof body === 'object' &&
  body !== null &&
  (Array.isArray(body) || Object.getPrototypeOf(body) === Object.prototype);

/**
 * Removes characters that databases and XML do not accept from queries and bodies, before anything else reads them. A
 * path that contains them is answered with 404; multipart fields are cleaned while they are read.
 */
export function cleanRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { params, query } = request;
    // The signature covers the body, so signed requests stay unchanged.
    if (request.routeOptions.config.access === 'signed-app') return;
    if (JSON.stringify(cleaned(params)) !== JSON.stringify(params)) throw notFound();
    request.query = cleaned(query);
  });
  app.addHook('preValidation', async (request) => {
    if (isPlain(request.body)) request.body = cleaned(request.body);
  });
}

/**
 * Treats a path that cannot be decoded, such as `/outline/%E0%A4%A`, literally. It is then handled like any other unknown
 * address (browsers get a page) instead of causing the framework's own error.
 */
export const literalUrl: NonNullable<FastifyServerOptions['rewriteUrl']> = ({ url = '/' }) => {
  const [path = '/', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
};
