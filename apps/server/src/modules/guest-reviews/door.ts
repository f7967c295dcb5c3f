import { errorCodes } from '@paidang/contract/calls';
import type { GuestDoor } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { z } from 'zod';
import { AppError, invalid, notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { hashToken } from '../../platform/token/token';
import { comparePassword } from '../auth';
import { subjectOf } from '../users';
import { findLinkByToken, findVisitOfGuest, type LinkWithStep, type Visit } from './store';

/** The state of a link. It counts as revoked when its maker no longer works on the task. */
function stateOf({ link, task, project }: LinkWithStep, now: Date): GuestDoor['state'] {
  const isMakerHere = [project.vendorId, task.creatorId].includes(link.makerId);
  if (link.revokedAt || !isMakerHere) return 'revoked';
  return link.expiresAt <= now ? 'expired' : 'open';
}

const refusals = { expired: messages.guestLinkExpired, revoked: messages.guestLinkRevoked };

/** @throws 0403 with the reason, unless the link is open */
export function refuseUnlessOpen(place: LinkWithStep, now: Date): void {
  const state = stateOf(place, now);
  if (state !== 'open') throw new AppError(errorCodes.forbidden, { message: refusals[state] });
}

/** Finds a link by its token, open or not. @throws 0404 */
export async function linkOfToken({ db }: Pick<Platform, 'db'>, token: string): Promise<LinkWithStep> {
  const place = await findLinkByToken(db, hashToken(token));
  if (!place) throw notFound();
  return place;
}

/** Whether a link shows a copy (text) instead of a video. */
export const isOfPost = ({ step }: LinkWithStep): boolean => step.function === functionCodes.copyText;

export const presentDoor = (place: LinkWithStep, now: Date): GuestDoor => ({
  shows: isOfPost(place) ? 'post' : 'film',
  state: stateOf(place, now),
  needs_password: place.link.passwordHash !== null,
  may_comment: place.link.mayComment,
  may_download: place.link.mayDownload,
});

/** Checks a password, before the transaction since it is slow. @throws 0403, 0404, 0422 at the field, 0429 */
export async function passDoor(
  platform: Pick<Platform, 'db' | 'transact' | 'clock'>,
  { token, password, network }: { token: string; password?: string | undefined; network: string },
): Promise<LinkWithStep> {
  const place = await linkOfToken(platform, token);
  refuseUnlessOpen(place, platform.clock());
  const { id, passwordHash } = place.link;
  if (passwordHash === null) return place;
  if (!password) throw invalid({ errors: { password: [messages.fillPassword] } });
  const attempt = { subject: subjectOf(`guest-link/${id}`), network };
  const result = await comparePassword(platform, attempt, passwordHash, password);
  if (result === 'right') return place;
  if (result === 'wrong') throw invalid({ errors: { password: [messages.guestPasswordWrong] } });
  throw new AppError(errorCodes.tooManyRequests, { message: messages.guestPasswordLocked });
}

const Params = z.object({ guest: z.uuid() });

/** The visit of a guest whose link is open. @throws 0404 */
export async function openVisit({ db, clock }: Platform, sent: unknown): Promise<Visit> {
  const params = Params.safeParse(sent);
  const visit = params.success ? await findVisitOfGuest(db, params.data.guest) : null;
  if (!visit || stateOf(visit, clock()) !== 'open') throw notFound();
  return visit;
}
