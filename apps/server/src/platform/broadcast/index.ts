export { type Broadcaster, type OccupiedChannels, publishWith } from './broadcaster';
export { answerChannelAuth, type ChannelMember } from './channel-auth';
export { createRealtime, type Realtime, serveRealtime } from './realtime';
