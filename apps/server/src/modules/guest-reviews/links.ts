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
import { findStep, lockStep, type StepRow } from '../steps';
import type { CurrentUser } from '../users';
import { endCopiesOfLink } from './copies';
import { presentLink } from './present';
import {
  countOpenLinks,
  deleteLinksEndedBefore,
  findLink,
  insertLink,
  type LinkRow,
  listGuests,
  listLinks,
  revokeLink,
} from './store';

/** Who asks about the links to a task's video. */
export interface LinkMember {
  readonly membership: TaskMembership;
  readonly user: CurrentUser;
}

const dayLength = 86_400_000;

/** What the token of a link is sealed as. */
const sealedAs = ({ id, makerId }: Pick<LinkRow, 'id' | 'makerId'>): string => `guest_links/${makerId}/${id}`;

/** @throws 0404 when the task has no video */
async function videoStepOf({ db }: Transaction, { membership }: LinkMember): Promise<StepRow> {
  const step = await findStep(db, membership.task.id, functionCodes.video);
  if (!step) throw notFound();
  return step;
}

/** Newest first. */
export async function linksOf(tx: Transaction, at: LinkMember): Promise<GuestLink[]> {
  const records = await listLinks(tx.db, (await videoStepOf(tx, at)).id);
  const all = await listGuests(
    tx.db,
    records.map(({ link }) => link.id),
  );
  return records.map((record) => presentLink(record, all, at.user.id));
}

async function one(tx: Transaction, at: LinkMember, step: StepRow, id: string): Promise<GuestLink> {
  const record = await findLink(tx.db, step.id, id);
  if (!record) throw notFound();
  return presentLink(record, await listGuests(tx.db, [id]), at.user.id);
}

/** @param passwordHash `null` where whoever has the link gets in @throws 0404, 0422 */
export async function makeLink(
  tx: Transaction,
  at: LinkMember,
  { title, version = null, may_comment: mayComment, may_download: mayDownload, days }: NewGuestLink,
  { passwordHash, sealer }: { passwordHash: string | null; sealer: Sealer },
): Promise<GuestLink> {
  const step = await lockStep(tx.db, at.membership.task.id, functionCodes.video);
  if (!step) throw notFound();
  if (step.version < (version ?? 1)) throw invalid({ message: messages.guestVersionMissing });
  if ((await countOpenLinks(tx.db, step.id, tx.now)) >= guestReviewLimits.openLinks) {
    throw invalid({ message: messages.guestLinksFull });
  }
  const token = newToken();
  const made = { id: crypto.randomUUID(), makerId: at.user.id };
  await insertLink(tx.db, {
    ...made,
    stepId: step.id,
    title,
    version,
    mayComment,
    mayDownload,
    passwordHash,
    tokenHash: hashToken(token),
    ...sealer.sealJson(sealedAs(made), token),
    expiresAt: new Date(tx.now.getTime() + days * dayLength),
    createdAt: tx.now,
  });
  return one(tx, at, step, made.id);
}

/** The address of a link, for who made it. @throws 0404, 0403 */
export async function addressOf(
  tx: Transaction,
  at: LinkMember,
  id: string,
  { sealer, appUrl }: { sealer: Sealer; appUrl: string },
): Promise<string> {
  const record = await findLink(tx.db, (await videoStepOf(tx, at)).id, id);
  if (!record) throw notFound();
  if (record.link.makerId !== at.user.id) throw new AppError(errorCodes.forbidden);
  return `${appUrl}${paths.guestReview(String(sealer.openJson(sealedAs(record.link), record.link)))}`;
}

/** Cleans up links, and who came by them, some time after they have ended. */
export const deleteEndedLinks = (db: Database, now: Date) =>
  deleteLinksEndedBefore(db, new Date(now.getTime() - guestReviewLimits.keptDays * dayLength));

/** Either side may; it ends at once. @throws 0404 */
export async function revoke(tx: Transaction, at: LinkMember, id: string): Promise<GuestLink> {
  const step = await videoStepOf(tx, at);
  if (await revokeLink(tx.db, step.id, id, tx.now)) await endCopiesOfLink(tx, id);
  return one(tx, at, step, id);
}
