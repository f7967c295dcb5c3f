import {
  claimDue,
  flexMessage,
  type LineClient,
  LineFailure,
  type LineOutboxRow,
  maxSendAttempts,
  postToLine,
  type Settlement,
  settle,
} from '../../platform/line';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { markFriend } from './binding-store';
import type { FailureLog } from './failure-log';
import { type DuePush, takeDue, updatePushes, updatePushesOf } from './push-store';
import { addressOf, sentenceOf } from './sentence';

/** Groups pushes into messages: one per recipient and group, or one with everything that waited for the morning. */
function byMessage(pushes: readonly DuePush[]): DuePush[][] {
  const messages = new Map<string, DuePush[]>();
  for (const push of pushes) {
    const key = `${push.recipientId} ${push.state === 'batched' ? '' : push.groupId}`;
    messages.set(key, [...(messages.get(key) ?? []), push]);
  }
  return [...messages.values()];
}

const titleOf = (pushes: readonly DuePush[]): string => {
  const projects = new Set(pushes.map(({ parameters }) => parameters.project_name ?? ''));
  const [only] = projects;
  return projects.size === 1 && only ? only : '拍檔通知';
};

/** Turns due push messages into LINE messages, one per recipient and group. */
async function compose(tx: Transaction, appUrl: string): Promise<void> {
  for (const pushes of byMessage(await takeDue(tx.db, tx.now))) {
    const ids = pushes.map(({ id }) => id);
    const lineUserId = pushes[0]?.lineUserId;
    if (!lineUserId) {
      await updatePushes(tx.db, ids, { state: 'failed', reason: 'unbound' });
      continue;
    }
    const entries = pushes.map((push) => ({ text: sentenceOf(push), url: addressOf(appUrl, push) }));
    const message = flexMessage({ title: titleOf(pushes), entries, home: `${appUrl}/project` });
    await updatePushes(tx.db, ids, { outboxId: await postToLine(tx, lineUserId, message) });
  }
}

/** Sends a message. @returns `null` when it failed but may be retried */
async function attempt(line: LineClient, { id, recipient, message, attempts }: LineOutboxRow) {
  try {
    await line.push({ to: recipient, message, retryKey: id });
    return { status: 'accepted' } as const;
  } catch (error) {
    if (!(error instanceof LineFailure)) throw error;
    if (error.isPassing && attempts < maxSendAttempts) return null;
    return { status: 'failed', reason: error.reason } as const;
  }
}

async function conclude(tx: Transaction, { id, recipient }: LineOutboxRow, settlement: Settlement): Promise<void> {
  await settle(tx, id, settlement);
  if (settlement.status !== 'failed') {
    await updatePushesOf(tx.db, id, { state: 'delivered' });
    await markFriend(tx.db, recipient, true);
    return;
  }
  await updatePushesOf(tx.db, id, { state: 'failed', reason: settlement.reason });
  if (settlement.reason === 'blocked') await markFriend(tx.db, recipient, false);
}

/**
 * Sends due messages. Without an official account they stay in the outbox, which can be read in development; in
 * production they fail.
 */
export async function deliver(
  { transact, env }: Platform,
  line: LineClient | null,
  failures?: FailureLog,
): Promise<void> {
  await transact((tx) => compose(tx, env.APP_URL));
  const unsent: Settlement =
    env.NODE_ENV === 'production' ? { status: 'failed', reason: 'unavailable' } : { status: 'kept' };
  for (const row of await transact(claimDue)) {
    const settlement = line ? await attempt(line, row) : unsent;
    if (!settlement) continue;
    await transact((tx) => conclude(tx, row, settlement));
    if (settlement.status === 'failed') failures?.add(settlement.reason);
  }
}
