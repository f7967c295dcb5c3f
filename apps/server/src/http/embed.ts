import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type EmbedFrame,
  embedLoaderPath,
  embedMetaName,
  embedPagePath,
  PartnerSlug,
  type RealtimeEndpoint,
  realtimeMetaName,
} from '@paidang/contract/calls';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../platform/database';
import { notFound } from '../platform/errors';
import { sendError } from './error-handler';
import { withMeta } from './page-meta';

/** Shown in the frame when the embedding origin is not allowed. */
const refusal =
  '<!doctype html><html lang="zh-Hant-TW"><meta charset="utf-8"><title>拍檔</title><p>這個網站沒有開通聊天室。</p></html>';

/** The policy of all pages, with other frame ancestors and without inline styles. */
const framedBy = (policy: string, ancestors: string): string =>
  policy
    .split(';')
    .map((directive) => {
      if (directive.startsWith('frame-ancestors')) return `frame-ancestors ${ancestors}`;
      return directive.startsWith('style-src') || directive.startsWith('script-src')
        ? `${directive.split(' ')[0]} 'self'`
        : directive;
    })
    .join(';');

function allowFrames(reply: FastifyReply, ancestors: string): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy'));
  return (
    reply
      .header('content-security-policy', framedBy(policy, ancestors))
      // The header can name only one origin, and older browsers prefer it to the policy.
      .removeHeader('x-frame-options')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
  );
}

interface EmbedQuery {
  readonly partner?: unknown;
  readonly origin?: unknown;
}

/** Finds the partner of a slug and the origins that may show its chat. */
export type FindPartner = (
  db: Database,
  slug: string,
) => Promise<{ readonly slug: string; readonly origins: readonly string[] } | null>;

async function findFrame(
  db: Database,
  findPartner: FindPartner,
  { partner: slug, origin }: EmbedQuery,
): Promise<{ frame: EmbedFrame; origins: readonly string[] } | null> {
  const known = PartnerSlug.safeParse(slug);
  const partner = known.success ? await findPartner(db, known.data) : null;
  const allowed = partner?.origins.find((candidate) => candidate === origin);
  return partner && allowed ? { frame: { partner: partner.slug, origin: allowed }, origins: partner.origins } : null;
}

/** Serves what partners' pages load: the loader script, and the framed page, which only their origins may embed. */
export function serveEmbed(
  app: FastifyInstance,
  {
    db,
    webFolder,
    realtime,
    findPartner,
  }: { db: Database; webFolder: string; realtime: RealtimeEndpoint; findPartner: FindPartner },
): void {
  const pageFile = join(webFolder, 'embed.html');
  const loaderFile = join(webFolder, embedLoaderPath);
  const page = existsSync(pageFile) ? withMeta(readFileSync(pageFile, 'utf8'), realtimeMetaName, realtime) : null;
  const loader = existsSync(loaderFile) ? readFileSync(loaderFile, 'utf8') : null;

  app.get<{ Querystring: EmbedQuery }>(embedPagePath, { config: { access: 'guest' } }, async (request, reply) => {
    if (!page) return sendError(reply, notFound());
    const found = await findFrame(db, findPartner, request.query);
    if (!found) return allowFrames(reply, "'none'").status(404).send(refusal);
    return allowFrames(reply, found.origins.join(' ')).send(withMeta(page, embedMetaName, found.frame));
  });

  app.get(embedLoaderPath, { config: { access: 'guest' } }, async (_request, reply) => {
    if (!loader) return sendError(reply, notFound());
    return reply
      .header('cache-control', 'public, max-age=300')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/javascript; charset=utf-8')
      .send(loader);
  });
}
