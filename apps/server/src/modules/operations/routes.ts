import { announcementCalls, healthCalls, platformAccountCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import type { Platform } from '../../platform/platform';
import {
  accountDetail,
  accountPage,
  linkSuperLogin,
  signOutAccount,
  suspendAccount,
  unsuspendAccount,
} from './account-service';
import { announce, announcementList } from './announcement-service';
import { healthOf, lineMessagePage, mailPage, sendLineMessageAgain, sendMailAgain } from './health-service';

export function operationRoutes(calls: CallRegistry, { env }: Platform): void {
  const { APP_URL: appUrl } = env;

  calls.platform(platformAccountCalls.list, async (tx, { query }) => accountPage(tx, query));

  calls.platform(platformAccountCalls.get, async (tx, { params }) => ({
    data: await accountDetail(tx, params.account),
  }));

  calls.platform(platformAccountCalls.signOut, async (tx, { user, params, body }) => ({
    data: await signOutAccount(tx, { id: params.account, staff: user, ...body, appUrl }),
  }));

  calls.platform(platformAccountCalls.suspend, async (tx, { user, params, body }) => {
    await suspendAccount(tx, { id: params.account, staff: user, ...body, appUrl });
    return { data: await accountDetail(tx, params.account) };
  });

  calls.platform(platformAccountCalls.unsuspend, async (tx, { user, params, body }) => {
    await unsuspendAccount(tx, { id: params.account, staff: user, ...body, appUrl });
    return { data: await accountDetail(tx, params.account) };
  });

  calls.platform(platformAccountCalls.superLogin, { isSecret: true }, async (tx, { user, params, body }) => ({
    data: { url: await linkSuperLogin(tx, { id: params.account, staff: user, ...body, appUrl }) },
  }));

  calls.platform(healthCalls.get, async (tx) => ({ data: await healthOf(tx, env) }));

  calls.platform(healthCalls.mails, async (tx, { query }) => mailPage(tx, query));

  calls.platform(healthCalls.retryMail, async (tx, { params }) => {
    await sendMailAgain(tx, params.entry);
    return { data: null };
  });

  calls.platform(healthCalls.lineMessages, async (tx, { query }) => lineMessagePage(tx, query));

  calls.platform(healthCalls.retryLineMessage, async (tx, { params }) => {
    await sendLineMessageAgain(tx, params.entry);
    return { data: null };
  });

  calls.platform(announcementCalls.list, async (tx) => announcementList(tx));

  calls.platform(announcementCalls.send, async (tx, { user, body }) => ({ data: await announce(tx, user, body) }));
}
