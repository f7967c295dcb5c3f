import type { Announcement } from '@paidang/contract/entities';
import { operationLimits } from '@paidang/contract/limits';
import type { AnnouncementAudience } from '@paidang/contract/vocabulary';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { notify } from '../messaging';
import type { CurrentAccount } from '../users';
import {
  countAudiences,
  findAnnouncement,
  insertAnnouncement,
  listAnnouncements,
  nextPeople,
  takeUnsent,
  updateAnnouncement,
} from './announcement-store';

type Found = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>;

const toAnnouncement = ({ announcement, author }: Found): Announcement => ({
  uuid: announcement.id,
  text: announcement.text,
  path: announcement.path,
  audience: announcement.audience,
  by: author ?? '',
  created_at: announcement.createdAt.toISOString(),
  told: announcement.told,
  sent_at: announcement.sentAt?.toISOString() ?? null,
});

export async function announcementList({ db }: Transaction) {
  return { data: (await listAnnouncements(db)).map(toAnnouncement), meta: { people: await countAudiences(db) } };
}

export interface NewAnnouncement {
  readonly uuid: string;
  readonly text: string;
  readonly path: string;
  readonly audience: AnnouncementAudience;
}

/** Stores an announcement. A job notifies people later, since there may be very many. */
export async function announce(
  { db, now }: Transaction,
  { id: authorId }: CurrentAccount,
  { uuid, ...said }: NewAnnouncement,
): Promise<Announcement> {
  await insertAnnouncement(db, { ...said, id: uuid, authorId, createdAt: now });
  const found = await findAnnouncement(db, uuid);
  if (!found) throw notFound();
  return toAnnouncement(found);
}

/** Notifies the next batch of people of the oldest announcement. Progress is stored with it, so that nobody is notified twice. */
async function notifyBatch(tx: Transaction): Promise<boolean> {
  const announcement = await takeUnsent(tx.db);
  if (!announcement) return false;
  const to = await nextPeople(tx.db, announcement, operationLimits.announcementBatch);
  const { id, text, path, told } = announcement;
  await notify(tx, {
    to,
    code: '3-120-01',
    parameters: { announcement: text, announcement_path: path },
    without: ['email', 'line'],
  });
  const toldUntil = to.at(-1);
  await updateAnnouncement(tx.db, id, toldUntil ? { toldUntil, told: told + to.length } : { sentAt: tx.now });
  return true;
}

/** Sends pending announcements to everybody, in transactions of a few hundred people. */
export async function tellAnnouncements({ transact }: Platform): Promise<void> {
  while (await transact(notifyBatch)) {}
}
