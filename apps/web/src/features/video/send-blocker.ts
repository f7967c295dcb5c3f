import type { VideoSheet } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';

/** Why the video cannot be sent, as a sentence; `null` if it can. */
export function sendBlocker({ video }: Pick<VideoSheet, 'video'>): string | null {
  if (video?.state !== 'transcoded') return messages.videoNotReady;
  return video.is_confirmed ? null : messages.videoUnconfirmed;
}
