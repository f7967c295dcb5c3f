import { VideoContent } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { asJson, type Codec, reviewedStep, type TaskMember } from '../reviews';
import { updateStep } from '../steps';
import { filePath } from '../uploads';
import { findVideo, updateVideo, type VideoRow } from './store';

const codec: Codec<VideoContent> = {
  read: (sent) => ({ content: sent, pictures: [] }),
  problems: () => ({}),
  ...asJson(VideoContent),
};

const refused = (message: string) => invalid({ message, errors: { 'content.video_uuid': [message] } });

/** The creator's own video, not sent before. @throws 0422 */
async function unsentVideo({ db }: Transaction, { membership, user }: TaskMember, id: string): Promise<VideoRow> {
  const video = await findVideo(db, membership.task.id, id);
  if (!video || video.creatorId !== user.id) throw refused(messages.fillThisField);
  if (video.sentAt) throw refused(messages.videoSent);
  return video;
}

/** The video step. A version is a transcoded video whose duration the creator has confirmed. */
export const videoStep = reviewedStep<VideoContent>({
  code: functionCodes.video,
  codec,
  check: async (tx, at, { video_uuid: id }) => {
    await unsentVideo(tx, at, id);
  },
  onSend: async (tx, at, { video_uuid: id }, step) => {
    const video = await unsentVideo(tx, at, id);
    if (video.state !== 'transcoded') throw refused(messages.videoNotReady);
    if (!video.confirmedAt) throw refused(messages.videoUnconfirmed);
    await updateVideo(tx.db, video, { sentAt: tx.now });
    const picture = video.cover ?? video.poster;
    if (picture) await updateStep(tx.db, step, { picture: filePath(picture) });
  },
});
