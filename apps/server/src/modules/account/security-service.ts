import type { Profile } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { fullDay } from '@paidang/contract/rules';
import { notFound } from '../../platform/errors';
import { type Letter, sendMail } from '../../platform/mail';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { deleteIdentities, deleteTokens, passwordChangedLetter } from '../auth';
import { deleteCard } from '../creator-cards';
import { forgetCreatorLists } from '../creator-search';
import { erasePerson } from '../evidence';
import { leaveInvitations } from '../invitations';
import { deleteBinding, deleteChoices } from '../messaging';
import { erasePersonalData } from '../notifications';
import { leaveProposals } from '../proposals';
import { forgetVendor } from '../reward-items';
import { eraseRewards } from '../rewards';
import { eraseServiceData } from '../service-data';
import { type CurrentSession, closeOtherSessions, closeSession, closeSessionsOf } from '../sessions';
import { findUsersToDelete, recordSecurity, type UserRow, updateUser } from '../users';
import { ownAccount, removeAvatar, toProfile } from './profile-service';

/** Announces when an account will be deleted, and how to keep it. */
const deletionLetter = (name: string, deletionAt: Date, url: string): Letter => ({
  subject: '你的帳號將被刪除｜拍檔',
  name,
  paragraphs: [
    `我們收到刪除帳號的申請。你的帳號與個人資料將在${fullDay(deletionAt)}刪除。`,
    '你的身分與收款資料（含證件照片）已經刪除；已開立的勞務報酬單，依稅法規定保存7年。',
    `這${limits.account.deletionDays}天內登入，隨時可以取消；刪除後就無法復原。`,
  ],
  action: { label: '保留帳號', url },
  note: '若不是你本人操作，請立刻登入取消，並變更密碼。',
});

const day = 86_400_000;

interface OwnAccount {
  readonly userId: string;
  readonly session: CurrentSession;
  readonly appUrl: string;
}

/** Sets a new password, signs out every other browser and invalidates links mailed earlier. */
export async function changePassword(
  tx: Transaction,
  { userId, session, appUrl }: OwnAccount,
  passwordHash: string,
): Promise<void> {
  const user = await updateUser(tx.db, userId, { passwordHash });
  await closeOtherSessions(tx, userId, session.id);
  // Links in old mails must not be able to set the next password.
  await deleteTokens(tx.db, userId, ['reset', 'export']);
  await recordSecurity(tx, 'password-changed', { userId });
  await sendMail(tx, user.email, passwordChangedLetter(user.name, appUrl));
}

/** @throws 0404 for a session of another user */
export async function revokeSession(tx: Transaction, userId: string, session: string): Promise<void> {
  if (!(await closeSession(tx, userId, session))) throw notFound();
  await recordSecurity(tx, 'session-revoked', { userId });
}

export async function revokeOtherSessions(tx: Transaction, { userId, session }: OwnAccount): Promise<void> {
  await closeOtherSessions(tx, userId, session.id);
  await recordSecurity(tx, 'session-revoked', { userId });
}

/**
 * Schedules the deletion of an account; asking again does not move the date. Service data is erased immediately: users who
 * keep their account after all have to enter it again.
 */
export async function askDeletion(tx: Transaction, { userId, appUrl }: OwnAccount): Promise<Profile> {
  const user = await ownAccount(tx, userId);
  await eraseServiceData(tx, userId);
  if (user.deletionAt) return toProfile(user);
  const deletionAt = new Date(tx.now.getTime() + limits.account.deletionDays * day);
  await recordSecurity(tx, 'deletion-asked', { userId });
  await sendMail(tx, user.email, deletionLetter(user.name, deletionAt, `${appUrl}${paths.profile('security')}`));
  return toProfile(await updateUser(tx.db, userId, { deletionAt }));
}

export async function keepAccount(tx: Transaction, userId: string): Promise<Profile> {
  const user = await ownAccount(tx, userId);
  if (user.deletionAt) await recordSecurity(tx, 'deletion-undone', { userId });
  return toProfile(await updateUser(tx.db, userId, { deletionAt: null }));
}

const deletedName = '已刪除的帳號';

/** Erases a person's data. What they created together with others is kept for the others, without the person's name. */
async function eraseAccount(tx: Transaction, user: UserRow): Promise<void> {
  const { id } = user;
  await leaveInvitations(tx, user, deletedName);
  await leaveProposals(tx, user);
  await deleteCard(tx.db, id);
  await forgetCreatorLists(tx.db, id);
  await removeAvatar(tx, id);
  // The user may have entered it again since asking for the deletion.
  await eraseServiceData(tx, id);
  await closeSessionsOf(tx, [id]);
  await deleteTokens(tx.db, id);
  await deleteIdentities(tx.db, id);
  await deleteBinding(tx.db, id);
  await deleteChoices(tx.db, id);
  await erasePersonalData(tx.db, user, deletedName);
  await eraseRewards(tx, id);
  await erasePerson(tx.db, id);
  await forgetVendor(tx.db, id, deletedName);
  await updateUser(tx.db, id, {
    status: 'deleted',
    email: `${id}@deleted.invalid`,
    passwordHash: null,
    name: deletedName,
    companyName: deletedName,
    contactPerson: null,
    phone: '',
    links: null,
    cooperationFee: '',
    origin: null,
    deletionAt: null,
  });
  await recordSecurity(tx, 'account-deleted', { userId: id });
}

/** Erases the accounts whose grace period is over. */
export async function eraseDueAccounts({ db, clock, transact }: Platform): Promise<void> {
  for (const user of await findUsersToDelete(db, clock())) {
    await transact((tx) => eraseAccount(tx, user));
  }
}
