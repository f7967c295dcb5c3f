import '@paidang/ui/styles.css';
import '@paidang/comment-board/styles.css';
import { CommentBoardProvider, CommentDrawer } from '@paidang/comment-board';
import { buildComment, createMemoryDrafts, createMemoryPort, creator, vendor } from '@paidang/comment-board/testing';
import { createRoot } from 'react-dom/client';
import { offer } from './run-board';

const root = createRoot(document.body.appendChild(document.createElement('div')));

offer({
  open(lines) {
    const comments = lines.map(({ id, text, own, at }) =>
      buildComment({ message_id: id, message: text, created_at: at }, own ? vendor : creator),
    );
    const port = createMemoryPort({ author: vendor, comments });
    root.render(
      <CommentBoardProvider boardId="bench" port={port} author={vendor} drafts={createMemoryDrafts()}>
        <div className="pd-root" style={{ height: '100vh', width: 400 }}>
          <CommentDrawer />
        </div>
      </CommentBoardProvider>,
    );
  },
  resolveButton: (inside) => inside.closest('article')?.querySelector('input[type="checkbox"]') ?? null,
  scroller: () => document.querySelector('[data-slot="comment-list"]') as HTMLElement,
});
