import type { VideoSheet } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';

/** What keeps the film from being sent, in words; `null` when nothing does. */
export function whyNotSent({ video }: Pick<VideoSheet, 'video'>): string | null {
  if (video?.state !== 'transcoded') return messages.videoNotReady;
  return video.is_confirmed ? null : messages.videoUnconfirmed;
}
