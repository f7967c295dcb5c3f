import type { FastifyServerOptions } from 'fastify';

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
