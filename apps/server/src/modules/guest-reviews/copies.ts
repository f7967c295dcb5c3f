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

/** The lines burned into a copy: who requested it and when. */
const linesOf = ({ name, email }: GuestRow, now: Date): string[] => [
  name,
  ...(email ? [email] : []),
  `${dayOf(now).replaceAll('-', '/')} ${clockOf(now)}`,
];

function stateOf({ file, failedAt }: CopyRow): GuestCopy['state'] {
  if (file) return 'ready';
  return failedAt ? 'failed' : 'waiting';
}

/** The copy of a video that a guest may download; `null` when downloads are not available. */
export async function presentCopy(tx: Transaction, visit: Visit, video: VideoRow): Promise<GuestCopy | null> {
  const { link, guest } = visit;
  if (!link.mayDownload || !video.file) return null;
  const copy = guest.copyId ? await findCopy(tx.db, video.id, guest.copyId) : null;
  if (!copy) return { state: 'none', progress: 0, path: null };
  const state = stateOf(copy);
  return { state, progress: copy.progress, path: state === 'ready' ? guestCopyAddress(video, guest.id, copy) : null };
}

/** @throws 0429 when the guest has reached the daily limit, or all guests of the link the total limit */
async function countCopy(tx: Transaction, { link, guest }: Visit, others: readonly string[]): Promise<void> {
  const refuse = (message: string) => new AppError(errorCodes.tooManyRequests, { message });
  if (others.length >= mostCopies) throw refuse(messages.guestCopiesFull);
  const tallied = { kind: 'guest-copy', subject: `${link.id}/${guest.id}` };
  const today = await countOne(tx, tallied, { milliseconds: day, most: copiesADay });
  if (today > copiesADay) throw refuse(messages.guestCopiesTooMany);
}

/**
 * Orders a copy of the video with the guest's name, unless there already is one. It replaces an older or failed copy.
 *
 * @throws 0404, 0429
 */
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

/** Requests for the same file within this time count as one download, since users reload and programs fetch it in parts. */
const sameDownloadMs = 10 * 60_000;

/** Records that a guest downloaded their copy: both sides see the time, and it is kept as evidence. */
export async function noteCopyDownload(tx: Transaction, { link, guest, task }: Visit, copy: CopyRow): Promise<void> {
  await noteDownload(tx.db, guest, tx.now);
  const tallied = { kind: 'guest-download', subject: copy.id };
  if ((await countOne(tx, tallied, { milliseconds: sameDownloadMs, most: 1 })) > 1) return;
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

/** Deletes the copies of all guests of a link that has ended. */
export const endCopiesOfLink = async (tx: Transaction, linkId: string): Promise<void> =>
  discardCopies(tx, await listCopiesOfLink(tx.db, linkId));

/** Deletes copies whose link has ended or shows a newer version. */
export const removeEndedCopies = ({ transact }: Platform): Promise<void> =>
  transact(async (tx) => discardCopies(tx, await listEndedCopies(tx.db, tx.now)));
