import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { servicePicturePath } from '@paidang/contract/calls';
import { serviceDataLimits } from '@paidang/contract/limits';
import { dayOf, serviceDataMessages } from '@paidang/contract/rules';
import type { ReceivedFile } from '../../http/received-file';
import { notFound } from '../../platform/errors';
import { decodeQueue } from '../../platform/pictures';
import type { Platform } from '../../platform/platform';
import { hashToken, newToken } from '../../platform/token/token';
import type { Transaction } from '../../platform/transaction';
import { addLeftovers, deleteLeftover, pictureTypeOf, refusedPicture, reserveFile } from '../uploads';
import {
  consumeLink,
  deletePicture,
  findPicture,
  insertLink,
  insertPicture,
  listPictures,
  type ServicePictureRow,
} from './picture-store';
import { type Look, recordLook } from './service';
import { lockServiceData } from './store';
import { watermarked } from './watermark';

type PictureKind = ServicePictureRow['kind'];

const recordOf = ({ userId, id }: { userId: string; id: string }): string => `service_pictures/${userId}/${id}`;

/** A watermarked and sealed picture of a paper, not stored yet. */
export interface SealedPicture extends Omit<ServicePictureRow, 'uploadedAt'> {
  readonly sealed: Uint8Array;
}

/**
 * Reads, watermarks and seals an uploaded picture, and reserves a name for it. The original is not kept, nor its location
 * data.
 *
 * @throws 0415 unless it is a JPEG or PNG, 0429
 */
export async function sealPicture(
  platform: Platform,
  file: ReceivedFile,
  { userId, kind }: { userId: string; kind: PictureKind },
): Promise<SealedPicture> {
  await pictureTypeOf(file, serviceDataMessages.picture);
  const day = dayOf(platform.clock());
  const marked = await decodeQueue(userId, () => watermarked(file.path, day).catch(() => null));
  if (!marked) throw refusedPicture(serviceDataMessages.picture);
  const picture = { id: randomUUID(), userId, kind, bytes: marked.length };
  const sealed = platform.sealer.seal(recordOf(picture), marked);
  return { ...picture, ...sealed, file: await reserveFile(platform, 'sealed') };
}

/** Stores a picture, replacing the one of the same kind. */
export async function keepSealedPicture(
  tx: Transaction,
  { storage }: Platform,
  { sealed, ...picture }: SealedPicture,
): Promise<void> {
  await lockServiceData(tx.db, picture.userId);
  await storage.write(picture.file, sealed);
  const earlier = await listPictures(tx.db, picture.userId);
  for (const { id, kind } of earlier) if (kind === picture.kind) await removeSealedPicture(tx, picture.userId, id);
  await insertPicture(tx.db, { ...picture, uploadedAt: tx.now });
  await deleteLeftover(tx.db, picture.file);
}

/** @throws 0404 if it belongs to somebody else */
export async function removeSealedPicture({ db, now }: Transaction, userId: string, id: string): Promise<void> {
  const file = await deletePicture(db, userId, id);
  if (!file) throw notFound();
  await addLeftovers(db, [file], now);
}

/** A link to a picture, and the cookie it requires. */
export interface PictureLink {
  readonly path: string;
  readonly cookie: string;
  readonly expiresAt: Date;
}

const linkHash = (token: string, cookie: string): string => hashToken(`${token}.${cookie}`);

/** Creates a link to a picture, which is recorded as a look. @throws 0404 if the picture is not the owner's */
export async function linkPicture(tx: Transaction, look: Look, pictureId: string): Promise<PictureLink> {
  const picture = await findPicture(tx.db, look.userId, pictureId);
  if (!picture) throw notFound();
  const [token, cookie] = [newToken(), newToken()];
  const expiresAt = new Date(tx.now.getTime() + serviceDataLimits.linkSeconds * 1000);
  await insertLink(tx.db, { tokenHash: linkHash(token, cookie), pictureId: picture.id, expiresAt });
  await recordLook(tx, look, [picture.kind]);
  return { path: `${servicePicturePath}/${token}`, cookie, expiresAt };
}

/** Redeems a link. @returns the JPEG @throws 0404 */
export async function openPictureLink(
  { transact, storage, sealer }: Platform,
  { token, cookie }: { token: string; cookie: string },
): Promise<Buffer> {
  const picture = await transact((tx) => consumeLink(tx.db, linkHash(token, cookie), tx.now));
  const stored = picture && (await storage.read(picture.file));
  if (!stored) throw notFound();
  return sealer.open(recordOf(picture), { ...picture, sealed: await buffer(stored) });
}
