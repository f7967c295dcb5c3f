import { messagingCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { unbindIdentity } from '../auth';
import { unbindAccount } from './binding';
import { bindTestAccount, decideAsk, mayBindTestAccount, settingOf, shouldAskAboutLine } from './service';
import { saveChoices } from './setting-store';

export function messagingRoutes(calls: CallRegistry, { env }: Pick<Platform, 'env'>): void {
  calls.user(messagingCalls.setting, async (tx, { user }) => ({ data: await settingOf(tx, user.id, env) }));

  calls.user(messagingCalls.save, async (tx, { user, body }) => {
    const { ask, preferences, off_hours: offHours } = body;
    await saveChoices(tx.db, user.id, { ask, preferences, offHours }, tx.now);
    return { data: await settingOf(tx, user.id, env) };
  });

  calls.user(messagingCalls.ifAsk, async (tx, { user, params, query }) => ({
    data: await shouldAskAboutLine(tx, user.id, { step: params.status, groupId: query.askUUID }, env),
  }));

  calls.user(messagingCalls.confirm, async (tx, { user, body }) => {
    const answer = body.isCancel ? 'cancel' : body.isInstantSend ? 'now' : 'morning';
    await decideAsk(tx, user.id, body.askUUID, answer);
    return { data: null };
  });

  calls.user(messagingCalls.unbind, async (tx, { user }) => {
    await unbindIdentity(tx, user.id, 'line');
    await unbindAccount(tx, user.id);
    return { data: await settingOf(tx, user.id, env) };
  });

  calls.user(messagingCalls.bindTestAccount, async (tx, { user }) => {
    if (!mayBindTestAccount(env)) throw notFound();
    await bindTestAccount(tx, user);
    return { data: await settingOf(tx, user.id, env) };
  });
}
