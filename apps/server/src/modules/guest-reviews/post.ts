import { createHmac } from 'node:crypto';
import type { CopyContent, GuestPost, PhotosContent } from '@paidang/contract/entities';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { copyPhotos, copyTexts } from '../copywritings';
import { findPlatform } from '../projects';
import { findVersion, lastVersion, withPictureSources } from '../reviews';
import { findStep, type StepRow } from '../steps';
import { fileNameOf, findFile, sendStored } from '../uploads';
import { openVisit } from './door';
import { isKey } from './film-address';
import type { Visit } from './store';

const picturePath = '/files/guest-pictures';

/** Signature with a secret of the link that only the server knows, for one guest and one picture. */
const keyOf = ({ link, guest }: Visit, name: string): string =>
  createHmac('sha256', link.sealed).update(`${guest.id}.picture.${name}`).digest('base64url');

/** The address of a picture for one guest. It is valid as long as the link. */
function guestPictureAddress(visit: Visit, path: string): string {
  const name = fileNameOf(path);
  return name === null ? path : `${picturePath}/${visit.guest.id}/${keyOf(visit, name)}/${name}`;
}

function withGuestPictures(visit: Visit, copy: CopyContent): CopyContent {
  const addressOf = (path: string) => guestPictureAddress(visit, path);
  if (copy.mode === 'post') return { ...copy, text: withPictureSources(copy.text, addressOf) };
  return { ...copy, frames: copy.frames.map((frame) => ({ ...frame, image: frame.image && addressOf(frame.image) })) };
}

/**
 * The version of the pictures to show with a version of the text. A link to the newest version shows the pictures that were
 * sent last. A link to a fixed version shows those that belonged to its text, and nothing sent after the link was created.
 */
async function picturesFor({ db }: Transaction, { link, step }: Visit, pictured: StepRow) {
  if (link.version === null) return lastVersion(db, pictured.id);
  const { createdAt } = link;
  const next = await findVersion(db, step.id, link.version + 1);
  const replaced = next && next.version.sentAt < createdAt ? next.version.sentAt : createdAt;
  // A text that was replaced before any pictures were sent is shown with the pictures there were when the link was created.
  return (await lastVersion(db, pictured.id, replaced)) ?? lastVersion(db, pictured.id, createdAt);
}

async function photosOf(tx: Transaction, visit: Visit): Promise<PhotosContent['photos']> {
  const { step, task } = visit;
  const pictured = await findStep(tx.db, task.id, functionCodes.copyPhotos, step.platformId);
  const sent = pictured && (await picturesFor(tx, visit, pictured));
  return sent ? copyPhotos.codec.parse(sent.version.content).photos : [];
}

/** A version of a platform's copy, with its pictures. @throws 0404 */
export async function postOf(tx: Transaction, visit: Visit, number: number): Promise<GuestPost> {
  const { step, task } = visit;
  const platform = await findPlatform(tx.db, task.id, step.platformId ?? '');
  const version = await findVersion(tx.db, step.id, number);
  if (!platform || !version) throw notFound();
  const photos = await photosOf(tx, visit);
  return {
    platform: platform.title,
    kind: platform.kind,
    content: withGuestPictures(visit, copyTexts.codec.parse(version.version.content)),
    pictures: photos.map(({ path, caption }) => ({ path: guestPictureAddress(visit, path), caption })),
  };
}

const Params = z.object({ guest: z.uuid(), key: z.string(), name: z.string() });

/** Serves pictures of copies to guests. Every request checks whether the link is still open. */
export function guestPictureRoutes(app: FastifyInstance, platform: Platform): void {
  app.get(`${picturePath}/:guest/:key/:name`, { config: { access: 'guest' } }, async (request, reply) => {
    const params = Params.safeParse(request.params);
    if (!params.success) throw notFound();
    const visit = await openVisit(platform, params.data);
    const { key, name } = params.data;
    const stored = isKey(keyOf(visit, name), key) ? await findFile(platform.db, name) : null;
    if (!stored) throw notFound();
    return sendStored(reply.header('cache-control', 'no-store'), platform.storage, stored, request.headers.range);
  });
}
