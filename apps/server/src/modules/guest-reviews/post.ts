import { createHmac } from 'node:crypto';
import type { GuestPost } from '@paidang/contract/entities';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { copyPhotos, copyTexts } from '../copywritings';
import { findPlatform } from '../projects';
import { findVersion, lastVersion } from '../reviews';
import { findStep } from '../steps';
import { findFile, sendStored } from '../uploads';
import { isKey, openVisit } from './film-address';
import type { Visit } from './store';

const path = '/files/guest-pictures';

/** Signed with what only the server knows of the link, for one guest and one picture. */
const keyOf = ({ link, guest }: Visit, name: string): string =>
  createHmac('sha256', link.sealed).update(`${guest.id}.picture.${name}`).digest('base64url');

/** The same text with its pictures at addresses of the guest's own, which end with the link. */
const withOwnPictures = (visit: Visit, text: string): string =>
  text.replaceAll(
    /\/files\/([\w-]+\.\w+)/g,
    (_, name: string) => `${path}/${visit.guest.id}/${keyOf(visit, name)}/${name}`,
  );

/** The copy of a platform in one version, with the pictures that were sent last. @throws 0404 */
export async function postOf(tx: Transaction, visit: Visit, number: number): Promise<GuestPost> {
  const { step, task } = visit;
  const platform = await findPlatform(tx.db, task.id, step.platformId ?? '');
  const words = await findVersion(tx.db, step.id, number);
  if (!platform || !words) throw notFound();
  const pictured = await findStep(tx.db, task.id, functionCodes.copyPhotos, platform.id);
  const sent = pictured && (await lastVersion(tx.db, pictured.id));
  const { photos } = sent ? copyPhotos.codec.parse(withOwnPictures(visit, sent.version.content)) : { photos: [] };
  return {
    platform: platform.title,
    kind: platform.kind,
    content: copyTexts.codec.parse(withOwnPictures(visit, words.version.content)),
    pictures: photos.map(({ path: address, caption }) => ({ path: address, caption })),
  };
}

const Params = z.object({ guest: z.uuid(), key: z.string(), name: z.string() });

/** Pictures of copy for guests: every request asks whether the link is still open. */
export function guestPictureRoutes(app: FastifyInstance, platform: Platform): void {
  app.get(`${path}/:guest/:key/:name`, { config: { access: 'guest' } }, async (request, reply) => {
    const params = Params.safeParse(request.params);
    if (!params.success) throw notFound();
    const visit = await openVisit(platform, params.data);
    const { key, name } = params.data;
    const stored = isKey(keyOf(visit, name), key) ? await findFile(platform.db, name) : null;
    if (!stored) throw notFound();
    return sendStored(reply.header('cache-control', 'no-store'), platform.storage, stored, request.headers.range);
  });
}
