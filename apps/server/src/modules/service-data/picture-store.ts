import { and, asc, eq, gt, inArray, lt, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { servicePictureLinks, servicePictures } from './schema';

export type ServicePictureRow = typeof servicePictures.$inferSelect;

export const listPictures = (db: Database, userId: string): Promise<ServicePictureRow[]> =>
  db
    .select()
    .from(servicePictures)
    .where(eq(servicePictures.userId, userId))
    .orderBy(asc(servicePictures.uploadedAt), asc(servicePictures.kind));

export async function findPicture(db: Database, userId: string, id: string): Promise<ServicePictureRow | null> {
  const [row] = await db
    .select()
    .from(servicePictures)
    .where(and(eq(servicePictures.userId, userId), eq(servicePictures.id, id)));
  return row ?? null;
}

export const insertPicture = (db: Database, picture: ServicePictureRow) => db.insert(servicePictures).values(picture);

/** Deletes a picture and its links. @returns its file name in storage, `null` if there is no such picture */
export async function deletePicture(db: Database, userId: string, id: string): Promise<string | null> {
  const [row] = await db
    .delete(servicePictures)
    .where(and(eq(servicePictures.userId, userId), eq(servicePictures.id, id)))
    .returning({ file: servicePictures.file });
  return row?.file ?? null;
}

/** Deletes the pictures of identity papers uploaded up to a moment, and their links. @returns their file names in storage */
export async function deletePapers(db: Database, userId: string, at: Date): Promise<string[]> {
  const isPaper = inArray(servicePictures.kind, ['id_front_image', 'id_back_image']);
  const rows = await db
    .delete(servicePictures)
    .where(and(eq(servicePictures.userId, userId), isPaper, lte(servicePictures.uploadedAt, at)))
    .returning({ file: servicePictures.file });
  return rows.map(({ file }) => file);
}

/** Deletes a user's pictures and their links. @returns their file names in storage */
export async function deletePictures(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .delete(servicePictures)
    .where(eq(servicePictures.userId, userId))
    .returning({ file: servicePictures.file });
  return rows.map(({ file }) => file);
}

export const insertLink = (db: Database, link: typeof servicePictureLinks.$inferInsert) =>
  db.insert(servicePictureLinks).values(link);

/** Redeems a link. @returns its picture, `null` if the link is unknown, used or expired */
export async function consumeLink(db: Database, tokenHash: string, now: Date): Promise<ServicePictureRow | null> {
  const [link] = await db
    .delete(servicePictureLinks)
    .where(and(eq(servicePictureLinks.tokenHash, tokenHash), gt(servicePictureLinks.expiresAt, now)))
    .returning({ pictureId: servicePictureLinks.pictureId });
  if (!link) return null;
  // by id: the redeemed link names it.
  const [row] = await db.select().from(servicePictures).where(eq(servicePictures.id, link.pictureId));
  return row ?? null;
}

export const deleteExpiredLinks = (db: Database, now: Date) =>
  db.delete(servicePictureLinks).where(lt(servicePictureLinks.expiresAt, now));
