import { type ReactNode, StrictMode } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '@paidang/ui/styles.css';
import '../src/styles/styles.css';
import { type ChatStoreOptions, createChatStore } from '../src/core';
import { ChatProvider } from '../src/react';
import { buildConversation, createMemoryPort, type MemoryPortOptions } from '../src/testing';
import { Chat } from '../src/views';
import { buildTheContact as buildContact, buildTheRoom as buildRoom, room } from './the-room';

export { room };

interface StageOptions {
  port?: Partial<MemoryPortOptions>;
  store?: Partial<ChatStoreOptions>;
  children?: ReactNode;
  /** Opens the room as a popup. @default true */
  open?: boolean;
}

/** A chat on the memory port, in StrictMode, with errors collected instead of logged. */
export async function stage({
  port: portOptions,
  store: storeOptions,
  children = <Chat />,
  open = true,
}: StageOptions = {}) {
  const port = createMemoryPort({
    rooms: [{ item: buildRoom({ contact: buildContact({ online: true }) }), messages: buildConversation(5) }],
    ...portOptions,
  });
  const onError = vi.fn();
  const store = createChatStore({ port, onError, ...storeOptions });
  const screen = await render(
    <StrictMode>
      <ChatProvider store={store}>{children}</ChatProvider>
    </StrictMode>,
  );
  if (open) {
    await vi.waitFor(() => {
      if (store.getSnapshot().roomsStatus !== 'ready') throw new Error('The rooms are not loaded yet.');
    });
    store.open(room);
  }
  return { port, store, onError, screen };
}
