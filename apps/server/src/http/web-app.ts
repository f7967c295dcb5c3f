import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type RealtimeEndpoint, realtimeMetaName } from '@paidang/contract/calls';
import { carriesToken, isPage, isPreviewPage, publicPageAt } from '@paidang/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../platform/errors';
import type { FindSite } from './current-site';
import { sendError } from './error-handler';
import { withMeta } from './page-meta';
import type { PublicPages } from './public-pages/public-pages';
import { registerPublic } from './register-public';

/** Paths that are never pages of the web app: an unknown path below them is an error. */
const notPages = /^\/(api|app|apps|assets|broadcasting|dev|docs|embed|exports|files|guides|healthz)(\/|$)/;
/** Files whose name changes with their content, compressed by the build or not. */
const hashed = /\/assets\/[^/]+-[\w-]{8,}\.\w+(\.br)?$/;

/** The built web app. */
export interface WebApp {
  readonly folder: string;
  readonly builtAt: Date;
  /** Its HTML page, including the realtime endpoint. */
  readonly page: string;
  /** Hashes of its inline scripts, for the content security policy. */
  readonly inlineScripts: readonly string[];
}

const hash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Finds the built web app. Without one (in development) the server only answers calls.
 *
 * @param realtime the realtime endpoint, which is only known at run time
 */
export function findWebApp(folder: string, realtime: RealtimeEndpoint): WebApp | null {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return null;
  const built = readFileSync(index, 'utf8');
  const scripts = built.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return {
    folder,
    builtAt: statSync(index).mtime,
    page: withMeta(built, realtimeMetaName, realtime),
    inlineScripts: [...scripts].map(([, script = '']) => hash(script)),
  };
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

/** Returns whether a browser is navigating to an unknown address. */
const isLostVisitor = (request: FastifyRequest): boolean =>
  !notPages.test(pathOf(request)) && (request.headers.accept ?? '').includes('text/html');

interface WebAppOptions {
  readonly findSite: FindSite;
  /** Public pages, drawn by the server; when one is unavailable, the app draws it in the browser. */
  readonly pages: PublicPages | null;
  /** Returns whether a token opens the preview of unpublished content. */
  readonly opensPreview: (token: string) => Promise<boolean>;
}

/**
 * Serves the web app next to the calls. Its pages ignore the `Accept` header, since monitors and link previews send
 * anything; for unknown paths browsers get the not-found page with 404, and other clients an error.
 */
export async function serveWebApp(
  app: FastifyInstance,
  web: WebApp | null,
  { findSite, pages, opensPreview }: WebAppOptions,
): Promise<void> {
  if (web) {
    await registerPublic(app, fastifyStatic, {
      root: web.folder,
      wildcard: false,
      index: false,
      // Files that partners' pages load have headers of their own.
      globIgnore: ['index.html', 'embed.html', 'embed/**', 'pages.json', 'prerender/**', '**/*.br'],
      // The build compresses scripts and styles; other files are compressed per request.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const answerPage = (reply: FastifyReply, page: string): FastifyReply =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  /** A preview without a token is not found; one with an invalid token is forbidden. */
  const previewStatus = async ({ url }: FastifyRequest): Promise<200 | 403 | 404> => {
    const token = new URLSearchParams(url.split('?')[1]).get('preview');
    if (!token) return 404;
    return (await opensPreview(token)) ? 200 : 403;
  };
  app.setNotFoundHandler((_request, reply) => sendError(reply, notFound()));
  // A catch-all route instead of the not-found handler, whose responses are not compressed.
  app.get('/*', { config: { access: 'guest' } }, async (request, reply) => {
    if (web) {
      const path = pathOf(request);
      const drawn = await pages?.find(request.url);
      if (drawn) {
        reply.header('etag', drawn.etag);
        const isKnown = request.headers['if-none-match']?.includes(drawn.etag) && drawn.status === 200;
        return isKnown ? reply.status(304).send() : answerPage(reply.status(drawn.status), drawn.html);
      }
      const { page, details } = await findSite();
      if (!publicPageAt(path, details.product)) reply.header('x-robots-tag', 'noindex');
      // The address itself is the permission, so it must not leak to other sites.
      if (carriesToken(path)) reply.header('referrer-policy', 'no-referrer');
      if (isPreviewPage(path)) return answerPage(reply.status(await previewStatus(request)), page);
      if (isPage(path, details.product)) return answerPage(reply, page);
      if (isLostVisitor(request)) return answerPage(reply.status(404), page);
    }
    return sendError(reply, notFound());
  });
}
