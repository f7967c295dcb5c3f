import type { ArrivedSession, SocialRegistration } from '@paidang/contract/calls';
import type { PendingLogin } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';
import type { Database } from '../../platform/database';
import { AppError, invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { bindIdentity, type ProvenIdentity, registerVerified, signIn } from '../auth';
import { followInvitation, waitingInvitation } from '../invitations';
import { bindAccount } from '../messaging';
import { activateUser, findUser, type UserRow } from '../users';
import { consumeHandover, findHandover, type HandoverKey, type HandoverRow } from './store';

type HandoverKind = HandoverRow['kind'];

const expired = () => invalid({ message: messages.linkExpired });

/** Redeems a token of one kind. @throws 0422 if it is unknown, used, expired, from another browser or of another kind */
async function spend(tx: Transaction, key: HandoverKey, kind: HandoverKind): Promise<HandoverRow> {
  const handover = await consumeHandover(tx, key);
  if (handover?.kind !== kind) throw expired();
  return handover;
}

const identityOf = ({ provider, subject, email, displayName }: HandoverRow): ProvenIdentity => ({
  provider,
  subject,
  email,
  displayName,
});

/** What the page has to ask the user. @throws 0422 */
export async function pendingLogin(tx: Transaction, key: HandoverKey): Promise<PendingLogin> {
  const handover = await findHandover(tx.db, key, tx.now);
  if (!handover || handover.kind === 'sign-in') throw expired();
  const { kind, userId, provider, displayName, email, role } = handover;
  const user = userId ? await findUser(tx.db, userId) : null;
  const invitation = await waitingInvitation(tx, handover, email);
  return { kind, provider, name: displayName, email, account: user?.email ?? null, role, invitation };
}

/** The account that a token would be linked to. @throws 0422 */
export async function accountToLink(db: Database, key: HandoverKey, now: Date): Promise<UserRow> {
  const handover = await findHandover(db, key, now);
  const user = handover?.kind === 'link' && handover.userId ? await findUser(db, handover.userId) : null;
  if (!user) throw expired();
  return user;
}

interface LoginContext {
  readonly device: string;
  readonly appUrl: string;
}

async function signInAs(
  tx: Transaction,
  user: UserRow,
  handover: HandoverRow,
  { device, isNew = false }: { device: string; isNew?: boolean },
): Promise<ArrivedSession> {
  const { provider, url } = handover;
  // Existing users respond on the invitation's page.
  const invitation = await followInvitation(tx, user, handover, { joins: isNew });
  return { ...(await signIn(tx, user, device, provider)), url, invitation };
}

/** Signs in the user the provider has authenticated. @throws 0103, 0422 */
export async function autoLogin(tx: Transaction, key: HandoverKey, device: string): Promise<ArrivedSession> {
  const handover = await spend(tx, key, 'sign-in');
  const user = handover.userId ? await findUser(tx.db, handover.userId) : null;
  if (!user) throw expired();
  if (user.status !== 'active') throw new AppError('0103');
  return signInAs(tx, user, handover, { device });
}

/**
 * Creates an account for a user the provider has authenticated; their email address counts as verified.
 *
 * @throws 0101, 0422
 */
export async function registerSocial(
  tx: Transaction,
  { token, ...registration }: SocialRegistration,
  { browser, device, appUrl }: LoginContext & { browser: string },
): Promise<ArrivedSession> {
  const handover = await spend(tx, { token, browser }, 'register');
  if (!handover.email) throw expired();
  const user = await registerVerified(tx, { ...registration, email: handover.email }, null);
  await bindIdentity(tx, user, identityOf(handover), appUrl);
  return signInAs(tx, user, handover, { device, isNew: true });
}

/**
 * Links to the account whose password was entered, and signs in. Provider and password together verify the email address.
 *
 * @throws 0422
 */
export async function linkAccount(
  tx: Transaction,
  key: HandoverKey,
  userId: string,
  { device, appUrl }: LoginContext,
): Promise<ArrivedSession> {
  const handover = await spend(tx, key, 'link');
  const user = handover.userId === userId ? await activateUser(tx.db, userId) : null;
  if (!user) throw expired();
  await bindIdentity(tx, user, identityOf(handover), appUrl);
  return signInAs(tx, user, handover, { device });
}

/**
 * Links to the caller's account; a LINE account also for messages. Returns the page on which linking started.
 *
 * @throws 0404 for somebody else's token, 0409, 0422
 */
export async function confirmBinding(
  tx: Transaction,
  key: HandoverKey,
  user: Pick<UserRow, 'id' | 'email' | 'name'>,
  { provider, appUrl }: Pick<HandoverRow, 'provider'> & Pick<LoginContext, 'appUrl'>,
): Promise<{ url: string | null }> {
  const handover = await spend(tx, key, 'bind');
  if (handover.userId !== user.id || handover.provider !== provider) throw notFound();
  await bindIdentity(tx, user, identityOf(handover), appUrl);
  if (provider === 'line') {
    const { subject: lineUserId, displayName, isFriend } = handover;
    await bindAccount(tx, user.id, { lineUserId, displayName, isFriend });
  }
  return { url: handover.url };
}
