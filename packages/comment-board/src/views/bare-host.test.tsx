import '@paidang/ui/styles.css';
import '../styles/styles.css';
import type { ReactNode } from 'react';
import { beforeAll, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { looksTheSameInABareHost } from '../../../../tooling/bare-host';
import {
  Comment,
  CommentBoard,
  CommentBoardProvider,
  CommentComposer,
  CommentDrawer,
  CommentFilter,
  CommentList,
} from '..';
import { buildComment, createMemoryPort, vendor } from '../testing';

const comment = buildComment({ message: '開場可以再快一點嗎？', created_at: '2026-11-19T06:06:00.000Z' });

const tall = (view: ReactNode) => <div style={{ height: 600, display: 'grid' }}>{view}</div>;

const onBoard = (view: ReactNode) => () => (
  <CommentBoardProvider
    boardId="outline/1"
    port={createMemoryPort({ author: vendor, comments: [comment] })}
    author={vendor}
  >
    {view}
  </CommentBoardProvider>
);

// A tool is a plain button until its tooltip has come: from here on it is there at once.
beforeAll(async () => {
  const { container, unmount } = await render(onBoard(<CommentComposer />)());
  await vi.waitUntil(() => container.querySelector('[data-slot="icon-button"]'), 10_000);
  await unmount();
});

looksTheSameInABareHost(
  {
    Comment: onBoard(<Comment comment={comment} position={1} total={1} />),
    CommentBoard: onBoard(tall(<CommentBoard />)),
    CommentComposer: onBoard(<CommentComposer />),
    CommentDrawer: onBoard(tall(<CommentDrawer />)),
    CommentFilter: onBoard(<CommentFilter />),
    CommentList: onBoard(tall(<CommentList />)),
  },
  { loads: true },
);
