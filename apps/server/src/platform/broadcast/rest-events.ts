import { z } from 'zod';
import { channelKind, isSocketId } from './channel-name';
import type { Hub } from './hub';
import type { BroadcastLimits } from './limits';

const channel = z.string().refine((name) => channelKind(name) !== undefined, 'Invalid channel name');
const socketId = z.string().refine(isSocketId, 'Invalid socket_id').optional();
const info = z.string().max(200).optional();
const name = z
  .string()
  .min(1)
  .max(200)
  .refine((event) => !/^pusher(_internal)?:/.test(event), 'Event names of the protocol are reserved');

/** Body of `POST /events`; some libraries send a single `channel`, others a list. */
export const triggerSchema = (limits: BroadcastLimits) =>
  z
    .object({
      name,
      data: z.string(),
      channel: channel.optional(),
      channels: z.array(channel).optional(),
      socket_id: socketId,
      info,
    })
    .transform(({ channel: one, channels, ...event }) => ({
      ...event,
      channels: channels ?? (one === undefined ? [] : [one]),
    }))
    .refine(({ channels }) => channels.length > 0 && channels.length <= limits.channelsPerEvent, {
      message: `Between 1 and ${limits.channelsPerEvent} channels are needed`,
    });

export const batchSchema = (limits: BroadcastLimits) =>
  z.object({
    batch: z
      .array(z.object({ name, data: z.string(), channel, socket_id: socketId, info }))
      .min(1)
      .max(limits.eventsPerBatch),
  });

/** Our extension of Pusher's parameters: users whose connections are closed with it may reconnect and authenticate again. */
export const mayReturn = 'may_return';

export interface ChannelInfo {
  user_count?: number;
  subscription_count?: number;
}

/** The attributes a caller requested, such as `info=user_count,subscription_count`. */
export const channelInfo = (hub: Hub, channelName: string, attributes: string | null | undefined): ChannelInfo => {
  const asked = new Set((attributes ?? '').split(','));
  const found = hub.channel(channelName);
  return {
    ...(asked.has('user_count') && channelKind(channelName) === 'presence'
      ? { user_count: found?.userCount ?? 0 }
      : {}),
    ...(asked.has('subscription_count') ? { subscription_count: found?.subscriptionCount ?? 0 } : {}),
  };
};
