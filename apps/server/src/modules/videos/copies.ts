import type { Transaction } from '../../platform/transaction';
import { addLeftovers } from '../uploads';
import { type CopyRow, deleteCopies, insertCopy } from './copy-store';
import type { VideoRow } from './store';

export { type CopyRow, findCopy } from './copy-store';

/** Orders a copy with these lines burned into the picture. The caller decides how long it is kept. */
export const orderCopy = (tx: Transaction, video: VideoRow, lines: readonly string[]): Promise<CopyRow> =>
  insertCopy(tx.db, { videoId: video.id, lines, orderedAt: tx.now });

/** Deletes copies, finished or not. */
export async function discardCopies({ db, now }: Pick<Transaction, 'db' | 'now'>, ids: readonly string[]) {
  if (ids.length > 0) await addLeftovers(db, await deleteCopies(db, ids), now);
}
