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

/** Signed with what only the server knows of the link, for one guest and one picture. */
const keyOf = ({ link, guest }: Visit, name: string): string =>
  createHmac('sha256', link.sealed).update(`${guest.id}.picture.${name}`).digest('base64url');

/** Where the guest finds a picture: at an address of their own, which ends with the link. */
function ownAddress(visit: Visit, path: string): string {
  const name = fileNameOf(path);
  return name === null ? path : `${picturePath}/${visit.guest.id}/${keyOf(visit, name)}/${name}`;
}

function withOwnPictures(visit: Visit, copy: CopyContent): CopyContent {
  const own = (path: string) => ownAddress(visit, path);
  if (copy.mode === 'post') return { ...copy, text: withPictureSources(copy.text, own) };
  return { ...copy, frames: copy.frames.map((frame) => ({ ...frame, image: frame.image && own(frame.image) })) };
}

/**
 * The version of the pictures that goes with one of the words. A link to the newest version shows those that were sent last; a link to one
 * version those that stood beside its words, and nothing that was sent after the link was made.
 */
async function picturesBeside({ db }: Transaction, { link, step }: Visit, pictured: StepRow) {
  if (link.version === null) return lastVersion(db, pictured.id);
  const made = link.createdAt;
  const next = await findVersion(db, step.id, link.version + 1);
  const replaced = next && next.version.sentAt < made ? next.version.sentAt : made;
  // Words that were replaced before they had pictures are shown with those there were when the link was made.
  return (await lastVersion(db, pictured.id, replaced)) ?? lastVersion(db, pictured.id, made);
}

async function photosOf(tx: Transaction, visit: Visit): Promise<PhotosContent['photos']> {
  const { step, task } = visit;
  const pictured = await findStep(tx.db, task.id, functionCodes.copyPhotos, step.platformId);
  const sent = pictured && (await picturesBeside(tx, visit, pictured));
  return sent ? copyPhotos.codec.parse(sent.version.content).photos : [];
}

/** The copy of a platform in one version, with its pictures. @throws 0404 */
export async function postOf(tx: Transaction, visit: Visit, number: number): Promise<GuestPost> {
  const { step, task } = visit;
  const platform = await findPlatform(tx.db, task.id, step.platformId ?? '');
  const words = await findVersion(tx.db, step.id, number);
  if (!platform || !words) throw notFound();
  const photos = await photosOf(tx, visit);
  return {
    platform: platform.title,
    kind: platform.kind,
    content: withOwnPictures(visit, copyTexts.codec.parse(words.version.content)),
    pictures: photos.map(({ path, caption }) => ({ path: ownAddress(visit, path), caption })),
  };
}

const Params = z.object({ guest: z.uuid(), key: z.string(), name: z.string() });

/** Pictures of copy for guests: every request asks whether the link is still open. */
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
