import { createHash } from 'node:crypto';
import { errorCodes } from '@paidang/contract/calls';
import type { GuestComment, GuestReview, SentVideo } from '@paidang/contract/entities';
import { guestReviewLimits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { functionCodes, hasEnded } from '@paidang/contract/vocabulary';
import { AppError, invalid, notFound } from '../../platform/errors';
import { countOne } from '../../platform/tally/tally';
import { hashToken, newToken } from '../../platform/token/token';
import type { Transaction } from '../../platform/transaction';
import { listOfGuest, sendGuestComment } from '../comments';
import { holdProject } from '../membership';
import { findVersion } from '../reviews';
import { findVideo, presentSentVideo, type VideoRow, videoStep } from '../videos';
import { orderGuestCopy, presentCopy } from './copies';
import { isOfPost, refuseUnlessOpen } from './door';
import { type GuestFilmPart, guestFilmAddress, guestLadderAddress } from './film-address';
import { postOf } from './post';
import { countGuests, findVisitByPass, insertGuest, type LinkWithStep, noteGuest, type Visit } from './store';

const { guests: mostGuests, guestsOfNetwork, commentsAnHour, openingMinutes } = guestReviewLimits;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** @throws 0429 when too many guests came from one network, or by this link */
async function countGuest(tx: Transaction, { link }: LinkWithStep, network: string): Promise<void> {
  const tallied = { kind: 'guest', subject: link.id, network };
  const ofNetwork = await countOne(tx, tallied, { milliseconds: day, most: guestsOfNetwork });
  if (ofNetwork > guestsOfNetwork) throw new AppError(errorCodes.tooManyRequests, { message: messages.guestsTooMany });
  if ((await countGuests(tx.db, link.id)) >= mostGuests) {
    throw new AppError(errorCodes.tooManyRequests, { message: messages.guestsFull });
  }
}

interface Introduction {
  readonly name: string;
  readonly email?: string | undefined;
  readonly network: string;
}

/** Registers a guest who has passed `passDoor`. @returns the pass for their browser, and what they see @throws 0422, 0429 */
export async function registerGuest(tx: Transaction, place: LinkWithStep, { name, email, network }: Introduction) {
  const asksEmail = place.link.mayComment || place.link.mayDownload;
  if (asksEmail && !email) throw invalid({ errors: { email: [messages.fillThisField] } });
  await countGuest(tx, place, network);
  const pass = newToken();
  const guest = await insertGuest(tx.db, {
    linkId: place.link.id,
    name,
    email: asksEmail ? email : null,
    tokenHash: hashToken(pass),
    lastSeenAt: tx.now,
    createdAt: tx.now,
  });
  return { pass, review: await presentReview(tx, { ...place, guest }) };
}

/** @throws 0404, 0403 once the link has ended */
async function visitOf(tx: Transaction, pass: string): Promise<Visit> {
  const visit = await findVisitByPass(tx.db, hashToken(pass));
  if (!visit) throw notFound();
  refuseUnlessOpen(visit, tx.now);
  return visit;
}

/** What the guest sees; records when they were last seen. @throws 0404, 0403 */
export async function viewReview(tx: Transaction, pass: string): Promise<GuestReview> {
  const visit = await visitOf(tx, pass);
  const awaySince = new Date(tx.now.getTime() - openingMinutes * minute);
  await noteGuest(tx.db, visit.guest, { now: tx.now, awaySince });
  return presentReview(tx, visit);
}

interface GuestMessage extends Pick<Parameters<typeof sendGuestComment>[3], 'message' | 'time' | 'time_end'> {
  readonly parent_uuid?: string | undefined;
}

/** Adds a comment, once for each idempotency key. @throws 0404, 0403, 0422, 0423, 0429 */
export async function commentAsGuest(
  tx: Transaction,
  pass: string,
  { parent_uuid, message, ...moment }: GuestMessage,
  key: string | undefined,
): Promise<GuestReview> {
  const visit = await visitOf(tx, pass);
  const { link, guest, project, step } = visit;
  if (!link.mayComment) throw new AppError(errorCodes.forbidden);
  const status = await holdProject(tx.db, project.id, { alone: false });
  if (status && hasEnded(status)) throw new AppError(errorCodes.projectEnded);
  const tallied = { kind: 'guest-comment', subject: guest.id };
  if ((await countOne(tx, tallied, { milliseconds: hour, most: commentsAnHour })) > commentsAnHour) {
    throw new AppError(errorCodes.tooManyRequests, { message: messages.guestCommentsTooMany });
  }
  const { platformId } = step;
  const code = isOfPost(visit) ? functionCodes.copyText : functionCodes.video;
  const board = { code, step, membership: visit, platformId, version: versionOf(visit) };
  // A text has no timeline.
  const content = isOfPost(visit) ? { message } : { message, ...moment };
  const id = key === undefined ? undefined : idForKey(guest.id, key);
  await sendGuestComment(tx, board, guest, { ...content, id, message_id: parent_uuid });
  return presentReview(tx, visit);
}

/** The id of a comment sent under an idempotency key: unique to the guest, and the same each time. */
function idForKey(guestId: string, key: string): string {
  const hex = createHash('sha256').update(`${guestId} ${key}`).digest('hex');
  // A version 8 UUID may contain arbitrary data (RFC 9562, section 5.8).
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** Orders the copy the guest may download, unless it exists or is being made. @throws 0404, 0403, 0429 */
export async function requestCopy(tx: Transaction, pass: string): Promise<GuestReview> {
  const visit = await visitOf(tx, pass);
  if (!visit.link.mayDownload || isOfPost(visit)) throw new AppError(errorCodes.forbidden);
  await orderGuestCopy(tx, visit, await videoOf(tx, visit), versionOf(visit));
  return presentReview(tx, await visitOf(tx, pass));
}

/** The version the link shows. */
const versionOf = ({ link, step }: LinkWithStep): number => link.version ?? step.version;

/** @throws 0404 */
async function videoOf(tx: Transaction, visit: Visit): Promise<VideoRow> {
  const version = await findVersion(tx.db, visit.step.id, versionOf(visit));
  const id = version && videoStep.codec.parse(version.version.content).video_uuid;
  const video = id ? await findVideo(tx.db, visit.task.id, id) : null;
  if (!video) throw notFound();
  return video;
}

/** The video under the title of the link. It and its pictures have addresses signed for this guest. */
function presentFilm(tx: Transaction, visit: Visit, video: VideoRow): SentVideo {
  const film = presentSentVideo(video, tx.now);
  const addressOf = (part: GuestFilmPart) => guestFilmAddress(video, part, visit.guest.id);
  return {
    ...film,
    name: visit.link.title,
    path: video.file ? addressOf('file') : film.path,
    poster: film.poster && addressOf('poster'),
    captions: video.captions && addressOf('captions'),
    thumbnails: film.thumbnails && { ...film.thumbnails, path: addressOf('thumbnails') },
    ladder: film.ladder && guestLadderAddress(video, visit.guest.id),
    cover: film.cover && { ...film.cover, path: addressOf('cover') },
    storyboard: film.storyboard && { ...film.storyboard, path: addressOf('storyboard') },
    // Guests can only download what the link allows, never the original.
    has_original: false,
  };
}

async function commentsOf(tx: Transaction, { step, guest, project }: Visit): Promise<GuestComment[]> {
  const rows = await listOfGuest(tx.db, step.id, guest.id);
  return rows.map((row) => ({
    uuid: row.id,
    parent_uuid: row.parentId,
    by: row.guestId ? 'guest' : row.authorId === project.vendorId ? 'vendor' : 'creator',
    message: row.message,
    time: row.time,
    time_end: row.timeEnd,
    created_at: row.createdAt.toISOString(),
  }));
}

async function presentReview(tx: Transaction, visit: Visit): Promise<GuestReview> {
  const { link, guest, project } = visit;
  const video = isOfPost(visit) ? null : await videoOf(tx, visit);
  return {
    title: link.title,
    name: guest.name,
    may_comment: link.mayComment && !hasEnded(project.status),
    expires_at: link.expiresAt.toISOString(),
    version: versionOf(visit),
    film: video && presentFilm(tx, visit, video),
    post: video ? null : await postOf(tx, visit, versionOf(visit)),
    copy: video && (await presentCopy(tx, visit, video)),
    comments: await commentsOf(tx, visit),
  };
}
