import { createHash } from 'node:crypto';
import type { LineAsk, LineNotifySetting } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { FunctionCode } from '@paidang/contract/vocabulary';
import type { Env } from '../../config/env';
import { notFound } from '../../platform/errors';
import { isQuotaReached } from '../../platform/line';
import { availableProviders } from '../../platform/openid';
import { nextHour } from '../../platform/schedule';
import type { Transaction } from '../../platform/transaction';
import type { CurrentUser } from '../users';
import { bindAccount, presentBinding } from './binding';
import { bindingsOf } from './binding-store';
import { askAbout, decide, findOpenGroup } from './push-store';
import { sentenceOf } from './sentence';
import { findChoices } from './setting-store';

/** Test accounts may only be bound in development, where messages never leave the outbox. */
export const mayBindTestAccount = ({ NODE_ENV, LINE_CHANNEL_ACCESS_TOKEN }: Env): boolean =>
  NODE_ENV !== 'production' && !LINE_CHANNEL_ACCESS_TOKEN;

/** Messages cannot be delivered in production without an official account. */
const cannotDeliver = ({ NODE_ENV, LINE_CHANNEL_ACCESS_TOKEN }: Env): boolean =>
  NODE_ENV === 'production' && !LINE_CHANNEL_ACCESS_TOKEN;

export async function settingOf({ db, now }: Transaction, userId: string, env: Env): Promise<LineNotifySetting> {
  const bindings = await bindingsOf(db, [userId]);
  const { ask, preferences, offHours } = await findChoices(db, userId);
  return {
    ask,
    preferences,
    off_hours: offHours,
    binding: presentBinding(bindings.get(userId)),
    add_friend_url: env.LINE_ADD_FRIEND_URL ?? null,
    can_bind: availableProviders(env).line,
    quota_reached: await isQuotaReached(db, now),
    test_binding: mayBindTestAccount(env),
  };
}

/** Whether to ask the sender now about LINE messages for an action. Only their own groups are considered. */
export async function shouldAskAboutLine(
  { db }: Transaction,
  senderId: string,
  { step, groupId }: { step: string; groupId?: string | undefined },
  env: Env,
): Promise<LineAsk> {
  const processType = FunctionCode.parse(step.slice(0, 3));
  const group = cannotDeliver(env) ? null : await findOpenGroup(db, { senderId, step, groupId });
  if (!group) return { isAsk: false, askUUID: null, processType, preview: [] };
  const contents = await askAbout(db, senderId, group);
  return { isAsk: true, askUUID: group, processType, preview: [...new Set(contents.map(sentenceOf))] };
}

export type AskDecision = 'cancel' | 'now' | 'morning';

/** Applies the sender's decision on a group. @throws 0404 for a group that is not theirs or already decided */
export async function decideAsk({ db, now }: Transaction, senderId: string, groupId: string, answer: AskDecision) {
  const decision = {
    cancel: { state: 'cancelled', sendAfter: null },
    now: { state: 'sent', sendAfter: now },
    morning: { state: 'batched', sendAfter: nextHour(now, limits.messaging.digestHour) },
  } as const;
  if ((await decide(db, senderId, groupId, decision[answer])) === 0) throw notFound();
}

const testAccountOf = ({ id }: Pick<CurrentUser, 'id'>): string =>
  `U${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;

/** Binds a test account, whose messages stay in the outbox. */
export const bindTestAccount = (tx: Transaction, user: Pick<CurrentUser, 'id' | 'name'>): Promise<void> =>
  bindAccount(tx, user.id, { lineUserId: testAccountOf(user), displayName: `${user.name}（測試）` });
