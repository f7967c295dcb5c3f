import { channels, events } from '@paidang/contract/calls';
import type { Video } from '@paidang/contract/entities';
import type { Transaction } from '../../platform/transaction';
import { presentVideo } from './present';
import type { VideoRow } from './store';

/** Presents a video to the caller, and publishes it to the creator's other open pages. */
export async function presentToCreator(tx: Transaction, row: VideoRow, change: Partial<Video> = {}): Promise<Video> {
  const video = { ...(await presentVideo(tx.db, row, tx.now)), ...change };
  tx.publish(channels.user(row.creatorId), events.videoChanged, { task_uuid: row.taskId });
  return video;
}
