export { type Broadcaster, type OccupiedChannels, publishWith } from './broadcaster';
export { type AuthorizeChannel, answerChannelAuth, type ChannelMember } from './channel-auth';
export { createRealtime, type Realtime, type RealtimeOptions, serveRealtime } from './realtime';
