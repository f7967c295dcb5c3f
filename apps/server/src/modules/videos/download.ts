import { functionCodes } from '@paidang/contract/vocabulary';
import { notFound } from '../../platform/errors';
import type { Fact, Transaction } from '../../platform/transaction';
import { findVersion, stepOf } from '../reviews';
import { signedOriginalUrl, signedVideoUrl } from './signed-video-url';
import type { VideoMember } from './step-view';
import { findVideo, type VideoRow } from './store';

/** What of a version is taken home: as it is played, as it was uploaded, or with the name of a guest in the picture. */
type DownloadedFile = 'film' | 'original' | 'copy';

interface Download extends Pick<Fact, 'taskId' | 'userId' | 'isGuest'> {
  readonly version: number;
  readonly file: DownloadedFile;
  readonly mediaType: string;
  readonly bytes: number;
  /** `null` for a file that was made before its hash was kept. */
  readonly sha256: string | null;
  /** Who has no account. */
  readonly guest?: { readonly id: string; readonly name: string; readonly linkId: string };
}

/** Keeps as evidence that somebody takes a version of the video home: who, when, which version, and the hash of the file. */
export function recordDownload(
  tx: Transaction,
  { version, file, mediaType: media_type, bytes, sha256, guest, ...by }: Download,
): void {
  tx.record({
    kind: 'download',
    ...by,
    at: tx.now,
    about: {
      step: functionCodes.video,
      number: version,
      file,
      ...(guest ? { guest: guest.id, link: guest.linkId } : {}),
    },
    contents: {
      ...(guest ? { person: { value: guest.name } } : {}),
      download: { value: { media_type, bytes, sha256 } },
    },
  });
}

/** The file of a video that is asked for, and where it lies. @throws 0404 where there is none */
function wantedFile(video: VideoRow, wanted: 'film' | 'original', now: Date) {
  const { file, fileBytes, fileSha256, keepsOriginal, originalSha256, bytes, mediaType } = video;
  if (wanted === 'film' && file && fileBytes !== null) {
    const film = { mediaType: 'video/mp4', bytes: fileBytes, sha256: fileSha256 };
    return { address: signedVideoUrl(video, now), film };
  }
  if (wanted === 'original' && keepsOriginal) {
    const film = { mediaType: mediaType ?? 'application/octet-stream', bytes, sha256: originalSha256 };
    return { address: signedOriginalUrl(video, now), film };
  }
  throw notFound();
}

/** Says where a member downloads a version, and keeps as evidence that they asked. @throws 0404 */
export async function downloadVersion(
  tx: Transaction,
  desk: VideoMember,
  { version, file }: { readonly version: number; readonly file: 'film' | 'original' },
): Promise<{ address: string }> {
  const taskId = desk.membership.task.id;
  const sent = await findVersion(tx.db, (await stepOf(tx, desk)).id, version);
  const video = sent && (await findVideo(tx.db, taskId, desk.kind.codec.parse(sent.version.content).video_uuid));
  if (!video) throw notFound();
  const { address, film } = wantedFile(video, file, tx.now);
  recordDownload(tx, { taskId, userId: desk.user.id, version, file, ...film });
  return { address };
}
