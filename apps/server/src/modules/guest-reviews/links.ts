import type { NewGuestLink } from '@paidang/contract/calls';
import { errorCodes } from '@paidang/contract/calls';
import type { GuestLink } from '@paidang/contract/entities';
import { guestReviewLimits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { Database } from '../../platform/database';
import { AppError, invalid, notFound } from '../../platform/errors';
import type { Sealer } from '../../platform/sealing';
import { hashToken, newToken } from '../../platform/token/token';
import type { Transaction } from '../../platform/transaction';
import type { TaskMembership } from '../membership';
import { findStep, lockStep } from '../steps';
import type { CurrentUser } from '../users';
import { endCopiesOfLink } from './copies';
import { presentLink } from './present';
import {
  countOpenLinks,
  deleteLinksEndedBefore,
  findLink,
  insertLink,
  type LinkRecord,
  type LinkRow,
  listGuests,
  listLinks,
  revokeLink,
} from './store';

/** The member of a task who makes the call. */
export interface LinkMember {
  readonly membership: TaskMembership;
  readonly user: CurrentUser;
}

const dayLength = 86_400_000;

/** The record name the token of a link is sealed for. */
const sealedAs = ({ id, makerId }: Pick<LinkRow, 'id' | 'makerId'>): string => `guest_links/${makerId}/${id}`;

/** The step a link shows: the copy of a platform, or the video. */
const shownBy = (platform: string | undefined) => (platform ? functionCodes.copyText : functionCodes.video);

/** The links to the copy of a platform or to the video, newest first. @throws 0404 when the task has no such step */
export async function linksOf(
  tx: Transaction,
  at: LinkMember,
  { platform }: { platform?: string | undefined },
): Promise<GuestLink[]> {
  const step = await findStep(tx.db, at.membership.task.id, shownBy(platform), platform);
  if (!step) throw notFound();
  const records = await listLinks(tx.db, step.id);
  const all = await listGuests(
    tx.db,
    records.map(({ link }) => link.id),
  );
  return records.map((record) => presentLink(record, all, at.user.id));
}

/** @throws 0404 for a link of another task */
async function linkAt(tx: Transaction, { membership }: LinkMember, id: string): Promise<LinkRecord> {
  const record = await findLink(tx.db, membership.task.id, id);
  if (!record) throw notFound();
  return record;
}

async function presentOne(tx: Transaction, at: LinkMember, id: string): Promise<GuestLink> {
  const record = await linkAt(tx, at, id);
  return presentLink(record, await listGuests(tx.db, [id]), at.user.id);
}

/** Creates a link. @param passwordHash `null` for a link without a password @throws 0404, 0422 */
export async function makeLink(
  tx: Transaction,
  at: LinkMember,
  { title, platform, version = null, may_comment: mayComment, may_download: mayDownload, days }: NewGuestLink,
  { passwordHash, sealer }: { passwordHash: string | null; sealer: Sealer },
): Promise<GuestLink> {
  const step = await lockStep(tx.db, at.membership.task.id, shownBy(platform), platform);
  if (!step) throw notFound();
  if (step.version < (version ?? 1)) throw invalid({ message: messages.guestVersionMissing });
  if ((await countOpenLinks(tx.db, step.id, tx.now)) >= guestReviewLimits.openLinks) {
    throw invalid({ message: messages.guestLinksFull });
  }
  const token = newToken();
  const created = { id: crypto.randomUUID(), makerId: at.user.id };
  await insertLink(tx.db, {
    ...created,
    stepId: step.id,
    title,
    version,
    mayComment,
    // Text can be copied from the page, so there is nothing to download.
    mayDownload: mayDownload && !platform,
    passwordHash,
    tokenHash: hashToken(token),
    ...sealer.sealJson(sealedAs(created), token),
    expiresAt: new Date(tx.now.getTime() + days * dayLength),
    createdAt: tx.now,
  });
  return presentOne(tx, at, created.id);
}

/** The address of a link, for its maker only. @throws 0404, 0403 */
export async function addressOf(
  tx: Transaction,
  at: LinkMember,
  id: string,
  { sealer, appUrl }: { sealer: Sealer; appUrl: string },
): Promise<string> {
  const record = await linkAt(tx, at, id);
  if (record.link.makerId !== at.user.id) throw new AppError(errorCodes.forbidden);
  return `${appUrl}${paths.guestReview(String(sealer.openJson(sealedAs(record.link), record.link)))}`;
}

/** Deletes links and their guests some time after they have ended. */
export const deleteEndedLinks = (db: Database, now: Date) =>
  deleteLinksEndedBefore(db, new Date(now.getTime() - guestReviewLimits.keptDays * dayLength));

/** Revokes a link immediately; either side may do so. @throws 0404 */
export async function revoke(tx: Transaction, at: LinkMember, id: string): Promise<GuestLink> {
  const { link } = await linkAt(tx, at, id);
  if (await revokeLink(tx.db, link, tx.now)) await endCopiesOfLink(tx, id);
  return presentOne(tx, at, id);
}
