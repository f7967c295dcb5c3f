import { errorCodes } from '@paidang/contract/calls';
import type { GuestCopy } from '@paidang/contract/entities';
import { guestReviewLimits } from '@paidang/contract/limits';
import { clockOf, dayOf, messages } from '@paidang/contract/rules';
import { AppError, notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { countOne } from '../../platform/tally/tally';
import type { Transaction } from '../../platform/transaction';
import { type CopyRow, discardCopies, findCopy, orderCopy, recordDownload, type VideoRow } from '../videos';
import { listCopiesOfLink, listEndedCopies, lockGuest, noteDownload, setCopy } from './copy-store';
import { guestCopyAddress } from './film-address';
import type { GuestRow, Visit } from './store';

const { copies: mostCopies, copiesADay } = guestReviewLimits;
const day = 86_400_000;

/** Whose copy it is, and when they asked for it. */
const linesOf = ({ name, email }: GuestRow, now: Date): string[] => [
  name,
  ...(email ? [email] : []),
  `${dayOf(now).replaceAll('-', '/')} ${clockOf(now)}`,
];

function stateOf({ file, failedAt }: CopyRow): GuestCopy['state'] {
  if (file) return 'ready';
  return failedAt ? 'failed' : 'waiting';
}

/** The copy of this video a guest may download; `null` where there is none to be had. */
export async function presentCopy(tx: Transaction, visit: Visit, video: VideoRow): Promise<GuestCopy | null> {
  const { link, guest } = visit;
  if (!link.mayDownload || !video.file) return null;
  const copy = guest.copyId ? await findCopy(tx.db, video.id, guest.copyId) : null;
  if (!copy) return { state: 'none', progress: 0, path: null };
  const state = stateOf(copy);
  return { state, progress: copy.progress, path: state === 'ready' ? guestCopyAddress(video, guest.id, copy) : null };
}

/** @throws 0429 when they, or all of the link together, have had enough */
async function countCopy(tx: Transaction, { link, guest }: Visit, others: readonly string[]): Promise<void> {
  const refuse = (message: string) => new AppError(errorCodes.tooManyRequests, { message });
  if (others.length >= mostCopies) throw refuse(messages.guestCopiesFull);
  const tallied = { kind: 'guest-copy', subject: `${link.id}/${guest.id}` };
  const today = await countOne(tx, tallied, { milliseconds: day, most: copiesADay });
  if (today > copiesADay) throw refuse(messages.guestCopiesTooMany);
}

/** Has a copy made with the guest's name in it, unless there is one of this video; it takes the place of an older one. @throws 0404, 0429 */
export async function orderGuestCopy(tx: Transaction, visit: Visit, video: VideoRow, version: number): Promise<void> {
  const guest = await lockGuest(tx.db, visit.guest);
  if (!guest || !video.file) throw notFound();
  const present = guest.copyId ? await findCopy(tx.db, video.id, guest.copyId) : null;
  if (present && !present.failedAt) return;
  const all = await listCopiesOfLink(tx.db, visit.link.id);
  await countCopy(
    tx,
    visit,
    all.filter((id) => id !== guest.copyId),
  );
  await discardCopies(tx, guest.copyId ? [guest.copyId] : []);
  const { id } = await orderCopy(tx, video, linesOf(guest, tx.now));
  await setCopy(tx.db, guest, { copyId: id, copyVersion: version });
}

/** The same file fetched again within this time is the same download: whoever reloads, or a program that fetches it in pieces. */
const sameDownload = 10 * 60_000;

/** A guest takes the copy with their name home: both sides see when, and it is kept as evidence. */
export async function noteTaken(tx: Transaction, { link, guest, task }: Visit, copy: CopyRow): Promise<void> {
  await noteDownload(tx.db, guest, tx.now);
  const tallied = { kind: 'guest-download', subject: copy.id };
  if ((await countOne(tx, tallied, { milliseconds: sameDownload, most: 1 })) > 1) return;
  recordDownload(tx, {
    taskId: task.id,
    userId: null,
    isGuest: true,
    guest: { id: guest.id, name: guest.name, linkId: link.id },
    version: guest.copyVersion ?? 0,
    file: 'copy',
    mediaType: 'video/mp4',
    bytes: copy.bytes ?? 0,
    sha256: copy.sha256,
  });
}

/** The copies of all who came by a link that has ended. */
export const endCopiesOfLink = async (tx: Transaction, linkId: string): Promise<void> =>
  discardCopies(tx, await listCopiesOfLink(tx.db, linkId));

/** Deletes copies whose link has ended or shows a newer version. */
export const removeEndedCopies = ({ transact }: Platform): Promise<void> =>
  transact(async (tx) => discardCopies(tx, await listEndedCopies(tx.db, tx.now)));
