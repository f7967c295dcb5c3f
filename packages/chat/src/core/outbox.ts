import type { ChatMessage } from './models';
import { type ChatPort, ChatRefusal, type ChatStorage } from './port';
import type { ChatEntry, QueuedMessage } from './state';

/** A `failed` message holds up those behind it, which keeps the order of the conversation; a `refused` one does not. */
type SendState = 'waiting' | 'sending' | 'failed' | 'refused';

interface Item {
  message: QueuedMessage;
  step: SendState;
  abort: AbortController;
  /** Whether the server may have stored it, whatever the outcome here. */
  tried: boolean;
  stored: Promise<void>;
}

interface OutboxOptions {
  send: ChatPort['send'];
  storage: Pick<ChatStorage, 'putMessage' | 'deleteMessage'>;
  onChange(message: QueuedMessage, change: Partial<Pick<ChatEntry, 'status' | 'progress' | 'refusal'>>): void;
  onSent(queued: QueuedMessage, message: ChatMessage): void;
  /** Called when a cancelled message may already have been stored by the server. */
  onDoubtful(room: string): void;
  onError(error: unknown): void;
}

export interface Outbox {
  add(message: QueuedMessage): void;
  has(clientId: string): boolean;
  retry(room: string, clientId: string): void;
  /** Retries everything that failed because of the connection. */
  resume(): void;
  cancel(room: string, clientId: string): void;
}

/**
 * Sends the messages of a room one after another. Each has its own id, so a message whose response was lost is sent again but
 * stored only once.
 */
export function createOutbox({ send, storage, onChange, onSent, onDoubtful, onError }: OutboxOptions): Outbox {
  const queues = new Map<string, Item[]>();
  const running = new Set<string>();

  const queueOf = (room: string): Item[] => {
    const known = queues.get(room) ?? [];
    queues.set(room, known);
    return known;
  };
  const store = (message: QueuedMessage) => storage.putMessage(message).catch(onError);
  const remove = (item: Item) => {
    const queue = queueOf(item.message.room);
    const at = queue.indexOf(item);
    if (at < 0) return;
    queue.splice(at, 1);
    item.stored.then(() => storage.deleteMessage(item.message.clientId)).catch(onError);
  };

  async function attempt(item: Item): Promise<void> {
    const { clientId, room, text, reply, file, mentions } = item.message;
    item.step = 'sending';
    item.tried = true;
    onChange(item.message, { status: 'sending', ...(file ? { progress: 0 } : {}) });
    try {
      const message = await send(
        {
          ...{ room, text, clientId, replyUuid: reply?.uuid, file: file ?? undefined },
          ...(mentions ? { mentions: mentions.map(({ uuid }) => uuid) } : {}),
        },
        {
          signal: item.abort.signal,
          onProgress: (progress) => item.step === 'sending' && onChange(item.message, { progress }),
        },
      );
      remove(item);
      onSent(item.message, message);
    } catch (error) {
      if (item.abort.signal.aborted) return;
      item.step = error instanceof ChatRefusal ? 'refused' : 'failed';
      item.message = { ...item.message, failed: true };
      item.stored = store(item.message);
      const refusal = error instanceof ChatRefusal ? error.reason : null;
      onChange(item.message, { status: 'failed', progress: null, refusal });
      onError(error);
    }
  }

  /** The first waiting message, unless an earlier one has to be sent before it. */
  const nextOf = (room: string): Item | undefined => {
    const first = queueOf(room).find((item) => item.step !== 'refused');
    return first?.step === 'waiting' ? first : undefined;
  };

  async function run(room: string): Promise<void> {
    if (running.has(room)) return;
    running.add(room);
    for (let item = nextOf(room); item; item = nextOf(room)) await attempt(item);
    running.delete(room);
  }

  const requeue = (room: string, which: (item: Item) => boolean) => {
    for (const item of queueOf(room).filter(which)) {
      item.step = 'waiting';
      onChange(item.message, { status: 'queued', refusal: null });
    }
    void run(room);
  };

  return {
    add(message) {
      const abort = new AbortController();
      // One that failed before a reload was already tried before it.
      const tried = message.failed;
      queueOf(message.room).push({ message, step: 'waiting', abort, tried, stored: store(message) });
      requeue(message.room, (item) => item.step === 'failed');
    },
    has: (clientId) => [...queues.values()].some((queue) => queue.some((item) => item.message.clientId === clientId)),
    retry(room, clientId) {
      requeue(
        room,
        (item) => item.step === 'failed' || (item.step === 'refused' && item.message.clientId === clientId),
      );
    },
    resume() {
      for (const room of queues.keys()) requeue(room, (item) => item.step === 'failed');
    },
    cancel(room, clientId) {
      const item = queueOf(room).find((candidate) => candidate.message.clientId === clientId);
      if (!item) return;
      item.abort.abort();
      remove(item);
      if (item.tried && item.step !== 'refused') onDoubtful(room);
      void run(room);
    },
  };
}
