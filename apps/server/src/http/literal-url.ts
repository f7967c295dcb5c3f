import type { FastifyServerOptions } from 'fastify';

/**
 * A path that cannot be decoded, such as `/outline/%E0%A4%A`, is taken as it is written: it is then answered like any other
 * address nobody has, as a page to a browser, instead of with the framework's own error.
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
