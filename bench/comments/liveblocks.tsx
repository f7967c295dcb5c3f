import '@liveblocks/react-ui/styles.css';
import type { ThreadData } from '@liveblocks/client';
import { LiveblocksProvider, RoomProvider } from '@liveblocks/react';
import { Thread } from '@liveblocks/react-ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { offer } from './run-board';
import type { Line } from './threads';

const people: Record<string, { name: string }> = { me: { name: '許雅筑' }, other: { name: '阿澄' } };

function toThread({ id, text, own, at }: Line): ThreadData {
  const createdAt = new Date(at);
  const comment = {
    type: 'comment' as const,
    id: `cm_${id}`,
    threadId: `th_${id}`,
    roomId: 'bench',
    userId: own ? 'me' : 'other',
    createdAt,
    reactions: [],
    attachments: [],
    metadata: {},
    body: { version: 1 as const, content: [{ type: 'paragraph' as const, children: [{ text }] }] },
  };
  return {
    type: 'thread',
    id: `th_${id}`,
    roomId: 'bench',
    createdAt,
    updatedAt: createdAt,
    comments: [comment],
    metadata: {},
    resolved: false,
    visibility: 'public',
  };
}

/** Threads as listed in its documentation, but without composers: ours does not open one either. */
function Threads({ lines }: { lines: Line[] }) {
  const [threads, setThreads] = useState(() => lines.map(toThread).reverse());
  return (
    <div id="list" style={{ height: '100vh', width: 400, overflowY: 'auto' }}>
      {threads.map((thread) => (
        <Thread
          key={thread.id}
          thread={thread}
          showComposer={false}
          onResolvedChange={() => setThreads((all) => all.filter(({ id }) => id !== thread.id))}
        />
      ))}
    </div>
  );
}

const root = createRoot(document.body.appendChild(document.createElement('div')));

offer({
  open(lines) {
    root.render(
      // Answered locally with a refusal: nothing leaves the page.
      <LiveblocksProvider
        authEndpoint={async () => ({ error: 'forbidden', reason: 'The benchmark is offline.' })}
        resolveUsers={({ userIds }) => userIds.map((id) => people[id])}
      >
        <RoomProvider id="bench" initialPresence={{}}>
          <Threads lines={lines} />
        </RoomProvider>
      </LiveblocksProvider>,
    );
  },
  resolveButton: (inside) =>
    inside.closest('.lb-thread')?.querySelector('.lb-comment-action[aria-pressed], .lb-comment-action') ?? null,
  scroller: () => document.querySelector('#list') as HTMLElement,
});
