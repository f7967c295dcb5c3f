import {
  attached,
  composed,
  detached,
  draftOf,
  type FileCheck,
  isSendable,
  mentioning,
  pendingEntry,
  quoteOf,
  replying,
  typed,
} from './composer';
import type { StoreContext } from './context';
import { type ChatMember, speakerOf } from './models';
import type { Outbox } from './outbox';
import type { ChatStorage } from './port';
import { type ChatEntry, type ChatWindow, type Composer, itemOf } from './state';

const draftSaveDelay = 300;

/** Commands for writing and sending. */
export interface ComposerCommands {
  setText(room: string, text: string): void;
  /** Turns reply mode on for a line, or off with `null`. */
  reply(room: string, entry: ChatEntry | null): void;
  /** Finds members to mention, and adds a mention; `null` if the port does not support mentions. */
  readonly mentions: {
    find(room: string, words: string): Promise<readonly ChatMember[]>;
    add(room: string, member: ChatMember): void;
  } | null;
  /** Adds files to the composer; refused ones are listed in `composer.refusals`. */
  attach(room: string, files: readonly File[]): void;
  detach(room: string, id: string): void;
  /** Sends the content of the composer; returns whether there was any. */
  send(room: string): boolean;
  /** Retries a failed message, and the messages waiting behind it. */
  retry(room: string, clientId: string): void;
  /** Stops an upload or cancels a failed message. */
  cancel(room: string, clientId: string): void;
}

interface ComposerCommandsOptions {
  outbox: Outbox;
  storage: ChatStorage;
  checkFile: FileCheck;
  createId: () => string;
  onTyping(room: string): void;
}

export function createComposerCommands(
  context: StoreContext,
  { outbox, storage, checkFile, createId, onTyping }: ComposerCommandsOptions,
): ComposerCommands & { restore(onWindows: (windows: readonly ChatWindow[]) => void): void } {
  const { clock, port } = context;
  const findMembers = port.findMembers?.bind(port);
  const drafts = new Map<string, () => void>();

  const compose = (room: string, change: (composer: Composer) => Composer) =>
    context.converse(room, ({ composer }) => ({ composer: change(composer) }));

  const keepDraft = (room: string, rest = draftSaveDelay) => {
    drafts.get(room)?.();
    const write = () => {
      drafts.delete(room);
      storage.putDraft(room, draftOf(context.conversation(room).composer)).catch(context.report);
    };
    if (rest === 0) write();
    else drafts.set(room, clock.after(rest, write));
  };

  return {
    setText(room, text) {
      compose(room, (composer) => typed(composer, text));
      if (text !== '') onTyping(room);
      keepDraft(room);
    },
    reply(room, entry) {
      const contact = itemOf(context.state(), room)?.contact;
      const name = entry && contact ? speakerOf(entry.message, contact).name : '';
      compose(room, (composer) => replying(composer, entry && quoteOf(entry, name)));
      keepDraft(room);
    },
    mentions: findMembers
      ? {
          async find(room, words) {
            try {
              return await findMembers({ room, words });
            } catch (error) {
              context.report(error);
              return [];
            }
          },
          add: (room, member) => compose(room, (composer) => mentioning(composer, member)),
        }
      : null,
    attach: (room, files) =>
      compose(room, (composer) =>
        attached(
          composer,
          files.map((file) => ({ id: createId(), file })),
          checkFile,
        ),
      ),
    detach: (room, id) => compose(room, (composer) => detached(composer, id)),
    send(room) {
      const { composer } = context.conversation(room);
      if (!isSendable(composer)) return false;
      const { messages, rest } = composed(composer, { room, now: clock.now(), id: createId });
      const log = context.log(room);
      for (const message of messages) log.queue(pendingEntry(message, 'queued'));
      context.publish(room, { composer: rest, firstUnread: null, unreadBefore: 0, below: 0 });
      for (const message of messages) outbox.add(message);
      keepDraft(room, 0);
      return true;
    },
    retry: outbox.retry,
    cancel(room, clientId) {
      context.log(room).drop(clientId);
      context.publish(room);
      outbox.cancel(room, clientId);
    },
    restore(onWindows) {
      storage
        .read()
        .then(({ messages, drafts: kept, windows }) => {
          for (const [room, draft] of Object.entries(kept)) {
            compose(room, (composer) => (composer.text === '' ? { ...composer, ...draft } : composer));
          }
          for (const message of messages.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
            if (outbox.has(message.clientId)) continue;
            context.log(message.room).queue(pendingEntry(message, 'queued'));
            context.publish(message.room);
            outbox.add(message);
          }
          if (windows.length > 0) onWindows(windows);
        })
        .catch(context.report);
    },
  };
}
