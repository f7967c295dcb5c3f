import { limits } from '@paidang/contract/limits';
import { createStore } from 'zustand/vanilla';
import { createChanges } from './changes';
import { systemClock } from './clock';
import { defaultFileCheck } from './composer';
import { createComposerCommands } from './composer-commands';
import { createContext } from './context';
import { createFinder } from './finder';
import { createLive } from './live-updates';
import { createOutbox } from './outbox';
import { createPages } from './pages';
import type { ChatConnection, ConnectionStatus } from './port';
import { createPresence } from './presence';
import { createReading } from './read-state';
import { createReceipts } from './receipts';
import { foundRooms, listed, roomBumped, roomKnown, roomPatched, windowsWith } from './rooms';
import { type ChatMode, type ChatState, initialState, itemOf, modeOf } from './state';
import { noStorage } from './storage';
import type { ChatStore, ChatStoreOptions } from './store-api';

const searchDebounce = 250;
/** The list is loaded again once live messages arrive, so the first load waits for the connection, for at most this long … */
const firstListDelay = 10_000;
/** … and this long if the list is on screen. */
const shownListDelay = 1_000;
/**
 * Delay before leaving rooms after their list closes: it may be reopened, and after signing out there is no connection left to
 * leave them on.
 */
const leaveDelay = 2_000;
/** Delay before checking a cancelled message: an interrupted server may still be storing it. */
const givenUpCheckDelay = 1_000;

const randomId = (): string =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('');

/**
 * Creates the chat without a user interface: state, sending, unread counts and live updates.
 *
 * @example
 * const chat = createChatStore({ port: createEchoPort(options) });
 * const stop = chat.start();
 */
export function createChatStore({
  port,
  storage = noStorage,
  checkFile = defaultFileCheck,
  onError = (error) => console.error('@paidang/chat:', error),
  followedRooms = 20,
  keepFull = false,
  clock = systemClock,
  createId = randomId,
}: ChatStoreOptions): ChatStore {
  const store = createStore<ChatState>(() => initialState);
  const state = store.getState;
  const context = createContext({
    port,
    clock,
    perPage: limits.chat.pageSize,
    state,
    set: (next) => store.setState(next),
    report: onError,
  });

  const receipts = createReceipts(context);
  const presence = createPresence(context, receipts.joined);
  const reading = createReading(context, presence.whisperSeen);
  const live = createLive(context, {
    isRead: reading.isRead,
    onRead: reading.markSeen,
    onUnknownRoom: () => void loadRooms(),
  });
  const pages = createPages(context, {
    onLoaded(room) {
      live.loaded(room);
      receipts.loaded(room);
      reading.separate(room);
    },
    onOlder: reading.extend,
  });
  const changes = createChanges(context, live.onChanged);
  const finder = createFinder(context, pages.reveal);
  const outbox = createOutbox({
    storage,
    onError,
    send: (message, options) => port.send(message, options),
    onChange({ clientId, room }, change) {
      context.log(room).patch(clientId, change);
      context.publish(room);
    },
    onSent({ clientId, room }, message) {
      const log = context.log(room);
      if (!log.deliver(message)) log.drop(clientId);
      context.publish(room);
      context.update((now) => roomBumped(now, room, message, false));
    },
    onDoubtful(room) {
      clock.after(givenUpCheckDelay, () => void live.recheck(room).catch(onError));
    },
  });
  const composing = createComposerCommands(context, {
    outbox,
    storage,
    checkFile,
    createId,
    onTyping: presence.whisperTyping,
  });

  let connection: ChatConnection | null = null;
  let cancelSearch = () => {};
  let cancelFirstList = () => {};
  let cancelLeave = () => {};
  /** Number of views that show the list. */
  let lists = 0;

  const follow = () => {
    if (!connection) return;
    const { order, rooms, windows } = state();
    const listed = lists > 0 ? order.slice(0, followedRooms) : [];
    presence.follow([...listed, ...windows.map(({ room }) => room)].filter((room) => itemOf({ rooms }, room)));
  };

  const awaitFirstList = () => {
    cancelFirstList();
    if (connection && state().roomsStatus === 'idle') {
      cancelFirstList = clock.after(lists > 0 ? shownListDelay : firstListDelay, () => void loadRooms());
    }
  };

  async function loadRooms(): Promise<void> {
    cancelFirstList();
    if (state().roomsStatus === 'idle') store.setState({ roomsStatus: 'loading' });
    try {
      const items = await port.listRooms({ search: '' });
      context.update((now) => listed(now, items));
      for (const { room, mode } of state().windows) if (mode >= 0) openLoaded(room);
    } catch (error) {
      context.update(({ roomsStatus }) => (roomsStatus === 'ready' ? {} : { roomsStatus: 'error' }));
      onError(error);
    }
  }

  function openLoaded(room: string): void {
    if (!itemOf(state(), room)) return;
    void pages.load(room);
    if (itemOf(state(), room)?.unseen_count && reading.isRead(room)) reading.look(room);
  }

  function setWindows(windows: ChatState['windows']): void {
    const before = state().windows;
    store.setState({ windows });
    for (const { room } of before) if ((modeOf(state(), room) ?? -1) < 0) finder?.close(room);
    storage.putWindows(windows.filter(({ mode }) => keepFull || mode !== 1)).catch(onError);
  }

  function open(room: string, mode: ChatMode = 0): void {
    const before = modeOf(state(), room);
    store.setState({ opening: room, restored: state().restored.filter((one) => one !== room) });
    setWindows(windowsWith(state().windows, room, mode));
    if (mode === 1 && before !== 1) pages.freeze(room);
    if (connection && state().roomsStatus === 'idle') void loadRooms();
    if (mode < 0 || !itemOf(state(), room)) return;
    void pages.load(room);
    if (before === null || before < 0) reading.look(room);
  }

  function onStatus(status: ConnectionStatus): void {
    store.setState({ connection: status });
    if (status !== 'connected') {
      live.lost();
      if (status === 'disconnected' && state().roomsStatus === 'idle') void loadRooms();
      return;
    }
    outbox.resume();
    live.backfill().then(loadRooms).catch(onError);
  }

  return {
    ...composing,
    getSnapshot: state,
    subscribe: store.subscribe,
    start() {
      const poll = () => {
        if (state().connection === 'disconnected') void live.backfill().then(loadRooms);
        stopPolling = clock.after(limits.polling, poll);
      };
      let stopPolling = clock.after(limits.polling, poll);
      connection = port.connect({
        onStatus,
        onMessage: live.onMessage,
        onChanged: live.onChanged,
        onRead: (room) => context.update((now) => roomPatched(now, room, { unseen_count: 0 })),
      });
      const stopFollowing = store.subscribe((now, before) => {
        if (now.order !== before.order || now.windows !== before.windows) follow();
      });
      composing.restore((kept) => {
        const open = state().windows;
        const back = kept.filter(({ room }) => modeOf(state(), room) === null);
        store.setState({ restored: [...state().restored, ...back.map(({ room }) => room)] });
        setWindows([...back, ...open]);
        for (const { room, mode } of kept) if (mode >= 0) openLoaded(room);
      });
      awaitFirstList();
      return () => {
        stopPolling();
        cancelSearch();
        cancelFirstList();
        cancelLeave();
        stopFollowing();
        presence.follow([]);
        connection?.disconnect();
        connection = null;
        live.lost();
        store.setState({ connection: 'idle' });
      };
    },
    loadRooms,
    watchList() {
      lists += 1;
      if (lists === 1) {
        cancelLeave();
        awaitFirstList();
        follow();
      }
      let isOn = true;
      return () => {
        if (isOn) lists -= 1;
        isOn = false;
        if (lists === 0) cancelLeave = clock.after(leaveDelay, follow);
      };
    },
    search(text) {
      const search = text.trim();
      cancelSearch();
      store.setState({ search, ...(search === '' ? { found: null } : {}) });
      if (search === '') return;
      cancelSearch = clock.after(searchDebounce, () => {
        port.listRooms({ search }).then((items) => context.update((now) => foundRooms(now, search, items)), onError);
      });
    },
    open,
    async openContact(contact, mode = 0) {
      try {
        const item = await port.roomOfContact(contact);
        context.update((now) => roomKnown(now, item));
        open(item.chatroom_uuid, mode);
        return item.chatroom_uuid;
      } catch (error) {
        onError(error);
        return null;
      }
    },
    close(room) {
      setWindows(state().windows.filter((window) => window.room !== room));
      reading.forget(room);
      context.converse(room, { firstUnread: null, unreadBefore: 0, below: 0, editing: null });
    },
    opened: () => store.setState({ opening: null }),
    now: clock.now,
    fileUrl: (path) => port.fileUrl?.(path) ?? path,
    loadOlder: pages.loadOlder,
    reveal: pages.reveal,
    fillGap: pages.fillGap,
    closeGap: pages.closeGap,
    revealUnread: pages.revealUnread,
    finder,
    report: port.report ? (room, { message }) => port.report?.(room, message) : null,
    markdown: port.markdown === true,
    changes,
    watch: reading.watch,
  };
}
