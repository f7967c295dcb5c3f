export interface BroadcastLimits {
  /** Seconds of silence after which either side asks whether the other is there. */
  readonly activityTimeoutSeconds: number;
  /** Seconds a peer has to answer that question. */
  readonly pongTimeoutSeconds: number;
  /** Bytes of one incoming frame, before the socket is closed. */
  readonly frameBytes: number;
  /** Bytes waiting for one reader, before the socket is closed. */
  readonly bufferedBytes: number;
  /** Frames one client may send in a burst, before it is read more slowly. */
  readonly frameBurst: number;
  /** Frames a second one client is read at after its burst. */
  readonly framesPerSecond: number;
  readonly clientEventsPerSecond: number;
  readonly clientEventBytes: number;
  readonly connections: number;
  /** Of one network: an office of people with many tabs fits, a stranger does not take the rest. */
  readonly connectionsPerNetwork: number;
  /** In the channel that is one user's alone. */
  readonly connectionsPerUser: number;
  /** Seconds after which a socket is closed that has neither joined a private channel nor signed in. */
  readonly joinSeconds: number;
  readonly channelsPerConnection: number;
  /** Bytes of one server event's data over REST: the longest message with the longest it answers to fits well. */
  readonly eventBytes: number;
  readonly eventsPerBatch: number;
  readonly channelsPerEvent: number;
  /** Milliseconds clients get to leave by themselves at shutdown. */
  readonly shutdownGrace: number;
}

export const broadcastLimits: BroadcastLimits = {
  activityTimeoutSeconds: 30,
  pongTimeoutSeconds: 30,
  frameBytes: 100 * 1024,
  bufferedBytes: 1024 * 1024,
  frameBurst: 2_000,
  framesPerSecond: 2_000,
  clientEventsPerSecond: 10,
  clientEventBytes: 10 * 1024,
  connections: 10_000,
  connectionsPerNetwork: 300,
  connectionsPerUser: 100,
  joinSeconds: 120,
  channelsPerConnection: 10_000,
  eventBytes: 100 * 1024,
  eventsPerBatch: 10,
  channelsPerEvent: 100,
  shutdownGrace: 1_000,
};
