import { functionCodes } from '@paidang/contract/vocabulary';
import { notFound } from '../../platform/errors';
import type { Fact, Transaction } from '../../platform/transaction';
import { findVersion, stepOf } from '../reviews';
import { signedOriginalUrl, signedVideoUrl } from './signed-video-url';
import type { VideoMember } from './step-view';
import { findVideo, type VideoRow } from './store';

/** Which file of a version is downloaded: as played, as uploaded, or with a guest's name burned in. */
type DownloadedFile = 'film' | 'original' | 'copy';

interface Download extends Pick<Fact, 'taskId' | 'userId' | 'isGuest'> {
  readonly version: number;
  readonly file: DownloadedFile;
  readonly mediaType: string;
  readonly bytes: number;
  /** `null` for a file made before hashes were kept. */
  readonly sha256: string | null;
  /** The guest who downloads it, who has no account. */
  readonly guest?: { readonly id: string; readonly name: string; readonly linkId: string };
}

/** Records a download of a version as evidence: who, when, which version, and the file's hash. */
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

/** The requested file of a video, with its URL. @throws 0404 if there is none */
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

/** Returns the URL at which a member downloads a version, and records the request as evidence. @throws 0404 */
export async function downloadVersion(
  tx: Transaction,
  member: VideoMember,
  { version, file }: { readonly version: number; readonly file: 'film' | 'original' },
): Promise<{ address: string }> {
  const taskId = member.membership.task.id;
  const sent = await findVersion(tx.db, (await stepOf(tx, member)).id, version);
  const video = sent && (await findVideo(tx.db, taskId, member.kind.codec.parse(sent.version.content).video_uuid));
  if (!video) throw notFound();
  const { address, film } = wantedFile(video, file, tx.now);
  recordDownload(tx, { taskId, userId: member.user.id, version, file, ...film });
  return { address };
}
