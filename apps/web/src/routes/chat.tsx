import { ChatFull, ChatProvider } from '@paidang/chat';
import { ChatSkeleton } from '../features/chat/chat-skeleton';
import '@paidang/chat/styles.css';
import { paths } from '@paidang/contract/pages';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ProjectLink, useSharedTask } from '../features/chat/project-link';
import { useNewestRoom } from '../shell/chat/use-newest-room';
import { useLive } from '../stores/live';

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
      className="h-[calc(var(--desk-height)-var(--pd-keyboard,0px))] pb-[env(safe-area-inset-bottom)]"
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
