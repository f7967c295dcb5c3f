import { and, eq, isNotNull, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { projects, tasks } from '../projects/schema';
import { steps } from '../steps/schema';
import { guestLinks, guests } from './schema';
import type { GuestRow } from './store';

type GuestKey = Pick<GuestRow, 'id' | 'linkId'>;

const isGuest = ({ id, linkId }: GuestKey) => and(eq(guests.id, id), eq(guests.linkId, linkId));

/**
 * Locks the guest's link until the end of the transaction, so that no other guest of it orders a copy.
 *
 * @returns the guest's current row
 */
export async function lockGuest(db: Database, guest: GuestKey): Promise<GuestRow | null> {
  // by id: the link of a guest whose pass was checked
  await db.select({ id: guestLinks.id }).from(guestLinks).where(eq(guestLinks.id, guest.linkId)).for('update');
  const [row] = await db.select().from(guests).where(isGuest(guest));
  return row ?? null;
}

export const setCopy = (db: Database, guest: GuestKey, copy: Pick<GuestRow, 'copyId' | 'copyVersion'>) =>
  db.update(guests).set(copy).where(isGuest(guest));

export const noteDownload = (db: Database, guest: GuestKey, now: Date) =>
  db.update(guests).set({ downloadedAt: now }).where(isGuest(guest));

const idsOf = (rows: readonly { copyId: string | null }[]): string[] => rows.flatMap(({ copyId }) => copyId ?? []);

/** The ids of copies of a link's guests. */
export const listCopiesOfLink = async (db: Database, linkId: string): Promise<string[]> =>
  idsOf(
    await db
      .select({ copyId: guests.copyId })
      .from(guests)
      .where(and(eq(guests.linkId, linkId), isNotNull(guests.copyId))),
  );

/** The ids of copies that can no longer be downloaded: the link has ended, its maker has left, or it shows a newer version. */
export async function listEndedCopies(db: Database, now: Date): Promise<string[]> {
  const hasMakerLeft = and(
    ne(guestLinks.makerId, projects.vendorId),
    or(isNull(tasks.creatorId), ne(guestLinks.makerId, tasks.creatorId)),
  );
  const isOutdated = and(isNull(guestLinks.version), lt(guests.copyVersion, steps.version));
  const hasEnded = or(isNotNull(guestLinks.revokedAt), lte(guestLinks.expiresAt, now));
  return idsOf(
    await db
      .select({ copyId: guests.copyId })
      .from(guests)
      .innerJoin(guestLinks, eq(guestLinks.id, guests.linkId))
      .innerJoin(steps, eq(steps.id, guestLinks.stepId))
      .innerJoin(tasks, eq(tasks.id, steps.taskId))
      .innerJoin(projects, eq(projects.id, tasks.projectId))
      .where(and(isNotNull(guests.copyId), or(hasEnded, hasMakerLeft, isOutdated))),
  );
}
