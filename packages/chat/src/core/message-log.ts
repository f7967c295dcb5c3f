import type { ChatMessage } from './models';
import type { ChatEntry } from './state';

/**
 * The lines of one room: delivered ones in the server's order, then pending ones. Appending a line sorts and scans nothing,
 * however long the room is.
 */
export interface MessageLog {
  /**
   * Immutable: an update creates a new array, which shares all unchanged lines. Lines added between two reads share one copy.
   */
  readonly entries: readonly ChatEntry[];
  /** Number of delivered lines. */
  readonly size: number;
  /** Server id of the newest delivered message. */
  readonly newest: string | null;
  /** Server id of the oldest delivered message. */
  readonly oldest: string | null;
  /**
   * Key of the line before which messages are missing: the lines before it are from further back, around a message that was
   * searched for. `null` if nothing is missing.
   */
  readonly gap: string | null;
  /** Server id of the line before the gap. */
  readonly beforeGap: string | null;
  has(uuid: string): boolean;
  /** Adds a delivered message, or confirms the pending one it belongs to; `null` if it was already known. */
  deliver(message: ChatMessage): ChatEntry | null;
  /** Replaces a changed message, also where it is quoted; returns whether anything changed. */
  replace(message: ChatMessage): boolean;
  /** Sets why a change of a delivered message was refused; returns whether the message exists. */
  refuse(uuid: string, reason: string | null): boolean;
  /** Adds a page, newest first as sent by the server, in the server's order; returns how many were new. */
  prepend(messages: readonly ChatMessage[]): number;
  /** Prepends a page from further back, newest first, with a gap after it unless the pages meet. An existing gap is closed. */
  jumpTo(messages: readonly ChatMessage[]): void;
  /** Adds the lines after the gap starts, oldest first. @param isAll whether these are all missing lines */
  fillGap(messages: readonly ChatMessage[], isAll: boolean): void;
  /** Removes the lines before the gap. */
  closeGap(): void;
  /** Adds a pending line. */
  queue(entry: ChatEntry): void;
  /** Changes a pending line. */
  patch(clientId: string, change: Partial<Omit<ChatEntry, 'key' | 'message'>>): void;
  /** Removes a pending line. */
  drop(clientId: string): void;
  /**
   * Marks own messages as read by the other side; returns whether any was unread.
   *
   * @param range id of the last message that was read @default the newest
   */
  markOwnSeen(upTo?: string): boolean;
  /** Whether the newest own message has not been read yet. */
  readonly awaitsReader: boolean;
  /** Key of the last own message the other side has read. */
  readonly lastSeen: string | null;
}

const keyOf = (message: ChatMessage): string =>
  message.is_sender && message.client_id ? message.client_id : message.message_uuid;

/** Whether it is an own message that the other side has read. */
export const isSeenOwn = (message: ChatMessage): boolean => message.is_sender && message.is_seen === true;

const delivered = (message: ChatMessage, upload: File | null | undefined): ChatEntry => ({
  key: keyOf(message),
  message,
  status: 'sent',
  refusal: null,
  progress: null,
  upload: upload ?? null,
});

const instantOf = (entry: ChatEntry | undefined): number => (entry ? Date.parse(entry.message.created_at) : 0);

export function createMessageLog(): MessageLog {
  let entries: ChatEntry[] = [];
  let isShared = false;
  let known: Set<string> | null = null;
  let pending = 0;
  let lastSeen: string | null = null;
  let gap: string | null = null;

  /** The lines, copied before a change if they were handed out. */
  const own = (): ChatEntry[] => {
    if (isShared) entries = entries.slice();
    isShared = false;
    return entries;
  };
  const firstPending = () => entries.length - pending;
  /** Ids of the delivered messages, built lazily: opening a room does not need them. */
  const ids = (): Set<string> => {
    known ??= new Set(entries.slice(0, firstPending()).map(({ message }) => message.message_uuid));
    return known;
  };
  const indexOfGap = (): number => (gap === null ? -1 : entries.findIndex(({ key }) => key === gap));
  const closeGap = () => {
    if (gap === null) return;
    for (const { message } of own().splice(0, Math.max(0, indexOfGap()))) known?.delete(message.message_uuid);
    gap = null;
  };
  const prepend: MessageLog['prepend'] = (messages) => {
    const older = firstPending() === 0 ? messages : messages.filter(({ message_uuid }) => !ids().has(message_uuid));
    const newestSeen = gap === null ? older.find(isSeenOwn) : undefined;
    if (newestSeen) lastSeen ??= keyOf(newestSeen);
    if (older.length < messages.length) merge(messages);
    else {
      entries = older.map(arrived).reverse().concat(entries);
      isShared = false;
    }
    if (known) for (const { message_uuid } of older) known.add(message_uuid);
    return older.length;
  };
  const indexOfPending = (key: string): number => {
    for (let at = firstPending(); at < entries.length; at += 1) if (entries[at]?.key === key) return at;
    return -1;
  };
  const takePending = (key: string): ChatEntry | null => {
    const at = indexOfPending(key);
    if (at < 0) return null;
    pending -= 1;
    return own().splice(at, 1)[0] ?? null;
  };
  const arrived = (message: ChatMessage): ChatEntry =>
    delivered(message, pending > 0 ? takePending(keyOf(message))?.upload : null);
  /** The response to our own POST may arrive after a live message that was stored later: insert it before that message. */
  const placeOf = (entry: ChatEntry): number => {
    let at = firstPending();
    while (at > 0 && instantOf(entries[at - 1]) > instantOf(entry)) at -= 1;
    return at;
  };
  /** Merges a page that repeats known lines: new ones are inserted between those, in the order of the page. */
  const merge = (messages: readonly ChatMessage[]) => {
    let at = 0;
    for (const message of messages.toReversed()) {
      if (!ids().has(message.message_uuid)) {
        const entry = arrived(message);
        own().splice(at, 0, entry);
        at += 1;
        continue;
      }
      while (entries[at] && entries[at]?.message.message_uuid !== message.message_uuid) at += 1;
      at += 1;
    }
  };

  return {
    get entries() {
      isShared = true;
      return entries;
    },
    get size() {
      return firstPending();
    },
    get newest() {
      return entries[firstPending() - 1]?.message.message_uuid ?? null;
    },
    has: (uuid) => ids().has(uuid),
    deliver(message) {
      if (ids().has(message.message_uuid)) return null;
      ids().add(message.message_uuid);
      const entry = arrived(message);
      own().splice(placeOf(entry), 0, entry);
      if (isSeenOwn(message)) lastSeen = entry.key;
      return entry;
    },
    replace(message) {
      const { message_uuid, text, file } = message;
      let changed = false;
      for (const [at, entry] of entries.entries()) {
        const { message: line } = entry;
        const isSame = entry.status === 'sent' && line.message_uuid === message_uuid;
        if (!isSame && line.reply?.message_uuid !== message_uuid) continue;
        const reply = line.reply && { ...line.reply, text, file: file ?? null };
        own()[at] = isSame
          ? { ...entry, message, refusal: null, upload: message.file ? entry.upload : null }
          : { ...entry, message: { ...line, reply } };
        changed = true;
      }
      return changed;
    },
    refuse(uuid, refusal) {
      const at = entries.findIndex(({ status, message }) => status === 'sent' && message.message_uuid === uuid);
      const entry = entries[at];
      if (entry) own()[at] = { ...entry, refusal };
      return entry !== undefined;
    },
    prepend,
    get oldest() {
      return firstPending() > 0 ? (entries[0]?.message.message_uuid ?? null) : null;
    },
    get gap() {
      return gap;
    },
    get beforeGap() {
      return entries[indexOfGap() - 1]?.message.message_uuid ?? null;
    },
    jumpTo(messages) {
      closeGap();
      const first = firstPending() > 0 ? entries[0] : undefined;
      const meets = messages.some(({ message_uuid }) => ids().has(message_uuid));
      if (first && !meets) gap = first.key;
      prepend(messages);
    },
    fillGap(messages, isAll) {
      const at = indexOfGap();
      if (at < 0) return;
      const missing = messages.filter(({ message_uuid }) => !ids().has(message_uuid));
      own().splice(at, 0, ...missing.map(arrived));
      for (const { message_uuid } of missing) ids().add(message_uuid);
      if (!isAll && missing.length === messages.length) return;
      gap = null;
      lastSeen ??= entries.findLast(({ message }) => isSeenOwn(message))?.key ?? null;
    },
    closeGap,
    queue(entry) {
      own().push(entry);
      pending += 1;
    },
    patch(clientId, change) {
      const at = indexOfPending(clientId);
      const entry = entries[at];
      if (entry) own()[at] = { ...entry, ...change };
    },
    drop(clientId) {
      takePending(clientId);
    },
    get lastSeen() {
      return lastSeen;
    },
    get awaitsReader() {
      const newestOwn = entries.findLast(({ status, message }) => status === 'sent' && message.is_sender);
      return newestOwn !== undefined && !newestOwn.message.is_seen;
    },
    markOwnSeen(upTo) {
      let changed = false;
      let isRead = upTo === undefined;
      for (let at = firstPending() - 1; at >= 0; at -= 1) {
        const entry = entries[at];
        isRead ||= entry?.message.message_uuid === upTo;
        if (!isRead || !entry?.message.is_sender) continue;
        if (entry.message.is_seen) break;
        if (!changed) lastSeen = entry.key;
        own()[at] = { ...entry, message: { ...entry.message, is_seen: true } };
        changed = true;
      }
      return changed;
    },
  };
}
