import type { Transaction } from '../../platform/transaction';
import { addLeftovers } from '../uploads';
import { type CopyRow, deleteCopies, insertCopy } from './copy-store';
import type { VideoRow } from './store';

export { type CopyRow, findCopy } from './copy-store';

/** Has a copy made with these lines burned into the picture. Whoever asked for it decides how long it is kept. */
export const orderCopy = (tx: Transaction, video: VideoRow, lines: readonly string[]): Promise<CopyRow> =>
  insertCopy(tx.db, { videoId: video.id, lines, orderedAt: tx.now });

/** Deletes copies, made or not. */
export async function discardCopies({ db, now }: Pick<Transaction, 'db' | 'now'>, ids: readonly string[]) {
  if (ids.length > 0) await addLeftovers(db, await deleteCopies(db, ids), now);
}
