import '@paidang/ui/styles.css';
import '../src/styles/styles.css';
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { CommentBoardProvider, type CommentBoardProviderProps } from '../src/react/provider';
import { createMemoryDrafts, createMemoryPort, type MemoryPortOptions, vendor } from '../src/testing';
import { CommentDrawer } from '../src/views/comment-drawer';

type Options = Partial<CommentBoardProviderProps> & Partial<MemoryPortOptions>;

/** The drawer at its usual size on a board in memory. */
export async function renderBoard({ comments = [], children = <CommentDrawer />, clock, ...props }: Options = {}) {
  const port = createMemoryPort({
    author: vendor,
    comments,
    photoAddress: () => 'data:,',
    ...(clock ? { clock } : {}),
  });
  const frame = (content: ReactNode) => (
    <StrictMode>
      <CommentBoardProvider
        boardId="test"
        port={port}
        author={vendor}
        drafts={createMemoryDrafts()}
        preparePhoto={async (file) => file}
        {...props}
      >
        <div style={{ height: 700, width: 400 }}>{content}</div>
      </CommentBoardProvider>
    </StrictMode>
  );
  const screen = await render(frame(children));
  return { port, screen };
}
