export { parseBroadcastUrl } from './broadcast-url';
export { type Broadcaster, type OccupiedChannels, realtimeOf } from './broadcaster';
export { answerChannelsAuth, authorizeChannelRequest, type ChannelMember } from './channel-auth';
export { createPusherBroadcaster } from './pusher-broadcaster';
export { createRealtime, type Realtime, serveRealtime } from './realtime';
