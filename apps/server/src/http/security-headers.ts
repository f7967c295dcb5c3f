import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../config/env';
import { parseBroadcastUrl, socketAddress } from '../platform/broadcast/broadcast-url';

type SocketSettings = Pick<Env, 'APP_URL' | 'BROADCAST_URL' | 'REALTIME_URL'>;

/** Origins of the browser's sockets: our own, or the engine's. */
function socketOrigins({ APP_URL, BROADCAST_URL, REALTIME_URL }: SocketSettings): string[] {
  const own = new URL(APP_URL).origin.replace(/^http/, 'ws');
  if (!BROADCAST_URL) return [own];
  const { host, port, tls } = socketAddress(parseBroadcastUrl(BROADCAST_URL), REALTIME_URL);
  return [own, `${tls ? 'wss' : 'ws'}://${host}:${port}`];
}

/**
 * Sets headers on every response.
 *
 * @param inlineScripts hashes of the scripts inside the web app's page, `'sha256-…'`.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  env: SocketSettings,
  inlineScripts: readonly string[],
): Promise<void> {
  const isHttps = env.APP_URL.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts],
        // Layers lock the page's scrolling with a style element they write themselves, and tables of the editor carry
        // column widths in style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Linked videos may be on any site.
        mediaSrc: ["'self'", 'blob:', 'https:'],
        connectSrc: ["'self'", ...socketOrigins(env)],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
}
