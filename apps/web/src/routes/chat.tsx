import '@paidang/chat/styles.css';
import { ChatFull, ChatProvider } from '@paidang/chat';
import type { ChatStore } from '@paidang/chat/core';
import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ChatSkeleton } from '../features/chat/chat-skeleton';
import { ProjectLink, useSharedTask } from '../features/chat/project-link';
import { useLive } from '../stores/live';

const wideQuery = `(min-width: ${limits.breakpoints.md}px)`;

/**
 * Opens the newest room if the address names none: next to the list there is always an open room. On a narrow page the list is a
 * page of its own.
 */
function useNewestRoom(chat: ChatStore | null, room: string | null, onOpen: (room: string) => void): void {
  useEffect(() => {
    if (!chat || room !== null || !matchMedia(wideQuery).matches) return;
    const openNewest = () => {
      const [newest] = chat.getSnapshot().order;
      if (newest) onOpen(newest);
    };
    openNewest();
    return chat.subscribe(openNewest);
  }, [chat, room, onOpen]);
}

/** `/chat?room&message`: all conversations, and the selected one next to them. */
export default function ChatRoute() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const chat = useLive((state) => state.chat);
  const room = search.get('room');
  const sharedTask = useSharedTask();
  const openNewest = useCallback((newest: string) => setSearch({ room: newest }, { replace: true }), [setSearch]);
  useNewestRoom(chat, room, openNewest);
  return (
    <main
      id="main"
      className="h-[calc(var(--page-height)-var(--pd-keyboard,0px))] pb-[env(safe-area-inset-bottom)]"
      aria-busy={!chat}
      data-later=""
    >
      {chat ? (
        <ChatProvider store={chat}>
          <ChatFull
            room={room}
            message={search.get('message')}
            onRoomChange={(next) => setSearch(next ? { room: next } : {}, { replace: room !== null && next !== null })}
            onCollapse={() => navigate(paths.project)}
            subtitle={({ contact }) => sharedTask(contact.uuid)?.project.name}
            actions={({ contact }) => {
              const shared = sharedTask(contact.uuid);
              return shared ? <ProjectLink {...shared} /> : null;
            }}
          />
        </ChatProvider>
      ) : (
        <ChatSkeleton />
      )}
    </main>
  );
}
