import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createMemoryPort, creator } from '../testing';
import { browserDraftStorage } from './draft-storage';
import { CommentBoardProvider } from './provider';
import { useCommentComposer } from './use-comment-composer';

function Composer() {
  const { draft, setMessage, name } = useCommentComposer('new');
  return (
    <>
      {draft.quote ? <blockquote>{draft.quote.selectedText}</blockquote> : null}
      <textarea aria-label={name} value={draft.message} onChange={(event) => setMessage(event.target.value)} />
    </>
  );
}

test('a server-rendered board hydrates without warnings, and then restores the draft', async () => {
  const boardId = 'outline/hydration';
  const board = (
    <StrictMode>
      <CommentBoardProvider boardId={boardId} port={createMemoryPort({ author: creator })} author={creator}>
        <Composer />
      </CommentBoardProvider>
    </StrictMode>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(board);
  const drafts = browserDraftStorage();
  const quote = { selectedText: '開場', prefix: '', suffix: '', start: 0, end: 2, version: 0 };
  drafts.write(`${boardId}/new`, { message: '可以再快一點嗎？', quote, images: [] });
  const mismatches: unknown[] = [];
  const root = hydrateRoot(container, board, { onRecoverableError: (error) => mismatches.push(error) });
  onTestFinished(() => {
    root.unmount();
    container.remove();
    drafts.write(`${boardId}/new`, null);
  });
  await expect.element(page.getByRole('textbox')).toHaveValue('可以再快一點嗎？');
  await expect.element(page.getByText('開場', { exact: true })).toBeVisible();
  expect(mismatches).toEqual([]);
});
