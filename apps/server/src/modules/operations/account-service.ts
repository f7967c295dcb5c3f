import { channels, events } from '@paidang/contract/calls';
import type { Account, AccountDetail } from '@paidang/contract/entities';
import { operationLimits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { isCreator } from '@paidang/contract/vocabulary';
import { AppError, notFound } from '../../platform/errors';
import { sendMail } from '../../platform/mail';
import type { Transaction } from '../../platform/transaction';
import { deleteTokens, issueSuperLogin } from '../auth';
import { closeSessionsOf, listSessions } from '../sessions';
import { type CurrentAccount, recordSecurity, toPerson, type UserRow, updateUser } from '../users';
import { suspendedLetter, unsuspendedLetter } from './account-letters';
import {
  type AccountFilter,
  eventsOf,
  findAccount,
  insertSuspension,
  lastSuspension,
  listAccounts,
  lockAccount,
  projectsOf,
} from './account-store';

/** An action of staff on an account, with its reason. */
export interface AccountMove {
  readonly id: string;
  readonly staff: CurrentAccount;
  readonly reason: string;
  readonly appUrl: string;
}

const toAccount = (user: UserRow): Account => ({
  ...toPerson(user),
  role: isCreator(user.role) ? 'Creator' : 'Vendor',
  email: user.email,
  status: user.status,
  created_at: user.createdAt.toISOString(),
});

export async function accountPage({ db }: Transaction, filter: AccountFilter) {
  const rows = await listAccounts(db, filter);
  const shown = rows.slice(0, operationLimits.pageSize);
  return {
    data: shown.map(toAccount),
    meta: { next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null },
  };
}

/** @throws 0404 */
export async function accountDetail(tx: Transaction, id: string): Promise<AccountDetail> {
  const user = await findAccount(tx.db, id);
  if (!user) throw notFound();
  const suspension = user.status === 'suspended' ? await lastSuspension(tx.db, id) : null;
  const events = await eventsOf(tx.db, id);
  return {
    ...toAccount(user),
    contact_person: user.contactPerson,
    phone: user.phone,
    deletion_at: user.deletionAt?.toISOString() ?? null,
    suspended:
      user.status === 'suspended'
        ? { reason: suspension?.reason ?? '', at: (suspension?.createdAt ?? user.createdAt).toISOString() }
        : null,
    projects: await projectsOf(tx.db, id),
    sessions: await listSessions(tx, id, undefined),
    events: events.map(({ kind, detail, isSuperLogin, createdAt }) => ({
      kind,
      detail: detail ?? '',
      is_super_login: isSuperLogin,
      at: createdAt.toISOString(),
    })),
  };
}

/** @throws 0404; 0409 unless the account has this status */
async function requireStatus(tx: Transaction, id: string, status: UserRow['status']): Promise<UserRow> {
  const user = await lockAccount(tx.db, id);
  if (!user) throw notFound();
  if (user.status !== status) throw new AppError('0409', { data: await accountDetail(tx, id) });
  return user;
}

export async function signOutAccount(tx: Transaction, { id }: AccountMove): Promise<AccountDetail> {
  if (!(await findAccount(tx.db, id))) throw notFound();
  await closeSessionsOf(tx, [id]);
  await recordSecurity(tx, 'session-revoked', { userId: id });
  return accountDetail(tx, id);
}

/** Suspends an account: its sessions and mailed links end, signing in is refused, and open pages show the reason. */
export async function suspendAccount(tx: Transaction, { id, staff, reason, appUrl }: AccountMove): Promise<void> {
  const user = await requireStatus(tx, id, 'active');
  await updateUser(tx.db, id, { status: 'suspended' });
  await insertSuspension(tx.db, { userId: id, decidedBy: staff.id, reason, createdAt: tx.now });
  tx.publish(channels.user(id), events.accountSuspended, { reason });
  await closeSessionsOf(tx, [id]);
  await deleteTokens(tx.db, id);
  await recordSecurity(tx, 'suspended', { userId: id });
  await sendMail(tx, user.email, suspendedLetter(user.name, reason, `${appUrl}${paths.contactUs}`));
}

export async function unsuspendAccount(tx: Transaction, { id, appUrl }: AccountMove): Promise<void> {
  const user = await requireStatus(tx, id, 'suspended');
  await updateUser(tx.db, id, { status: 'active' });
  await recordSecurity(tx, 'unsuspended', { userId: id });
  await sendMail(tx, user.email, unsuspendedLetter(user.name, `${appUrl}${paths.login}`));
}

/** @returns a single-use link that signs in as this person */
export async function linkSuperLogin(tx: Transaction, { id, appUrl }: AccountMove): Promise<string> {
  const user = await requireStatus(tx, id, 'active');
  return issueSuperLogin(tx, user.id, appUrl);
}
