import { type ChatReaction, limits } from '@paidang/contract/limits';
import type { StoreContext } from './context';
import type { ChatMessage } from './models';
import { ChatRefusal } from './port';
import type { ChatEntry } from './state';

/** Commands that change delivered messages. Each is `null` if the port does not support it. */
export interface Changes {
  /** Opens an own message for editing in place; `null` closes it. */
  readonly startEdit: ((room: string, entry: ChatEntry | null) => void) | null;
  /** Changes the text of a message; resolves to the reason for a refusal, or `null`. */
  readonly edit: ((room: string, entry: ChatEntry, text: string) => Promise<string | null>) | null;
  /** Unsends a message. */
  readonly unsend: ((room: string, entry: ChatEntry) => Promise<void>) | null;
  /** Adds the user's reaction to a message, or removes it if it is the same emoji. */
  readonly react: ((room: string, entry: ChatEntry, emoji: ChatReaction) => Promise<void>) | null;
  /** Whether a message is an own one and recent enough to be edited or unsent; the server checks again. */
  mayChange(entry: ChatEntry): boolean;
}

/** Returns the message with the user's own reaction replaced. */
export function withReaction(message: ChatMessage, emoji: ChatReaction | null): ChatMessage {
  const others = new Map<ChatReaction, number>();
  for (const { emoji: one, count, is_own } of message.reactions ?? []) others.set(one, count - (is_own ? 1 : 0));
  const reactions = limits.chat.reactions.flatMap((one) => {
    const count = (others.get(one) ?? 0) + (one === emoji ? 1 : 0);
    return count > 0 ? [{ emoji: one, count, is_own: one === emoji }] : [];
  });
  return { ...message, reactions };
}

const reasonOf = (error: unknown): string | null => (error instanceof ChatRefusal ? error.reason : null);

/** @param onChanged called when a message has changed */
export function createChanges(context: StoreContext, onChanged: (room: string, message: ChatMessage) => void): Changes {
  const { port, clock } = context;
  const { changeableFor = limits.chat.changeableFor } = port;
  const edit = port.edit?.bind(port);
  const unsend = port.unsend?.bind(port);
  const react = port.react?.bind(port);

  const refuse = (room: string, entry: ChatEntry, error: unknown) => {
    context.report(error);
    const { message_uuid } = entry.message;
    if (context.log(room).refuse(message_uuid, reasonOf(error))) context.publish(room);
  };
  const startEdit = (room: string, entry: ChatEntry | null) =>
    context.converse(room, { editing: entry?.message.message_uuid ?? null });

  return {
    startEdit: edit ? startEdit : null,
    edit: edit
      ? async (room, { message }, text) => {
          try {
            onChanged(room, await edit(room, message.message_uuid, text));
            startEdit(room, null);
            return null;
          } catch (error) {
            context.report(error);
            return reasonOf(error) ?? '';
          }
        }
      : null,
    unsend: unsend
      ? async (room, entry) => {
          try {
            onChanged(room, await unsend(room, entry.message.message_uuid));
          } catch (error) {
            refuse(room, entry, error);
          }
        }
      : null,
    react: react
      ? async (room, entry, emoji) => {
          const { message } = entry;
          const isOwn = message.reactions?.some((one) => one.emoji === emoji && one.is_own);
          const next = isOwn ? null : emoji;
          onChanged(room, withReaction(message, next));
          try {
            onChanged(room, await react(room, message.message_uuid, next));
          } catch (error) {
            onChanged(room, message);
            refuse(room, entry, error);
          }
        }
      : null,
    mayChange: ({ status, message }) =>
      status === 'sent' &&
      message.is_sender &&
      !message.removal &&
      clock.now() - Date.parse(message.created_at) <= changeableFor,
  };
}
