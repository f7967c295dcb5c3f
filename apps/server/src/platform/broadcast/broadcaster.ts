export interface PublishOptions {
  /** The socket whose action this is; it knows already. */
  readonly except?: string | undefined;
}

/** What modules may ask of realtime, whoever carries it. */
export interface Broadcaster {
  /**
   * Sends an event to everyone in these channels. Never rejects: what is lost on the way, polling and reloading recover,
   * and a request that is committed must not fail for it.
   * @example await broadcaster.publish(['private-user.7'], 'new-message', { message_uuid }, { except: socketId })
   */
  publish(channels: readonly string[], event: string, data: unknown, options?: PublishOptions): Promise<void>;
  /** Which of these channels somebody is in. */
  occupied(channels: readonly string[]): Promise<ReadonlySet<string>>;
}
