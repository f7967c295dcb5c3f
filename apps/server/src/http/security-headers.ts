import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../config/env';
import { parseBroadcastUrl, socketAddress } from '../platform/broadcast/broadcast-url';

type SocketSettings = Pick<Env, 'APP_URL' | 'BROADCAST_URL' | 'REALTIME_URL'>;

/** WebSocket origins of the realtime endpoint: our own, or the external engine's. */
function socketOrigins({ APP_URL, BROADCAST_URL, REALTIME_URL }: SocketSettings): string[] {
  const own = new URL(APP_URL).origin.replace(/^http/, 'ws');
  if (!BROADCAST_URL) return [own];
  const { host, port, tls } = socketAddress(parseBroadcastUrl(BROADCAST_URL), REALTIME_URL);
  return [own, `${tls ? 'wss' : 'ws'}://${host}:${port}`];
}

/**
 * Sets the security headers of every response.
 *
 * @param inlineScripts hashes of the inline scripts in the web app's page, `'sha256-…'`.
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
        // Layers lock the page's scrolling with a style element they insert, and the editor's tables keep column
        // widths in style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Linked videos may be hosted anywhere.
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
