import { limits } from '@paidang/contract/limits';
import type { Channel } from 'pusher-js';

const failed = 'pusher:subscription_error';

/** Asks again for a channel that could not be signed: by itself the client waits for its next connection. Answers how to stop. */
export function keepAsking(channel: Channel): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    const { state } = channel.pusher.connection;
    if (state === 'connected' && !channel.subscriptionPending) channel.subscribe();
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, limits.polling);
  };
  channel.bind(failed, later);
  return () => {
    clearTimeout(timer);
    channel.unbind(failed, later);
  };
}
