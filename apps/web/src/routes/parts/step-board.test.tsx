import { CommentBoard } from '@paidang/comment-board';
import { createMemoryPort } from '@paidang/comment-board/testing';
import { messages } from '@paidang/contract/rules';
import '@paidang/comment-board/styles.css';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSession } from '../../stores/session';
import { hasUnsavedWork } from '../../stores/unsaved';
import { project, vendor } from '../../testing/people';
import { StepBoard } from './step-board';

afterEach(() => useSession.getState().logout());

test('R-rt-04 a comment being written counts as unsaved until it is sent', async () => {
  useSession.setState({ user: vendor });
  const port = createMemoryPort({ author: { ...vendor, company: vendor.company_name } });
  const screen = await render(
    <StepBoard project={project} boardId={crypto.randomUUID()} port={{ ...port, changed: () => {} }} version={1}>
      <div style={{ height: 700, width: 400 }}>
        <CommentBoard />
      </div>
    </StepBoard>,
  );
  expect(hasUnsavedWork()).toBe(false);
  await screen.getByRole('textbox').fill('開場再收緊一點');
  await vi.waitFor(() => expect(hasUnsavedWork()).toBe(true));
  await screen.getByRole('button', { name: '送出留言' }).click();
  await vi.waitFor(() => expect(port.stored).toHaveLength(1));
  await vi.waitFor(() => expect(hasUnsavedWork()).toBe(false));
});

test('R-prj-14 comments of an ended project are read-only, and the board says why', async () => {
  useSession.setState({ user: vendor });
  const port = createMemoryPort({ author: { ...vendor, company: vendor.company_name } });
  const screen = await render(
    <StepBoard
      project={{ status: 'cancelled' }}
      boardId={crypto.randomUUID()}
      port={{ ...port, changed: () => {} }}
      version={1}
    >
      <div style={{ height: 700, width: 400 }}>
        <CommentBoard />
      </div>
    </StepBoard>,
  );
  await expect.element(screen.getByText('專案已取消，不能再留言。').first()).toBeVisible();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
});

test('R-rep-01 a board can be closed for a reason of its own', async () => {
  useSession.setState({ user: vendor });
  const port = createMemoryPort({ author: { ...vendor, company: vendor.company_name } });
  const why = messages.reportAccepted;
  const screen = await render(
    <StepBoard
      project={project}
      closed={why}
      boardId={crypto.randomUUID()}
      port={{ ...port, changed: () => {} }}
      version={1}
    >
      <div style={{ height: 700, width: 400 }}>
        <CommentBoard />
      </div>
    </StepBoard>,
  );
  await expect.element(screen.getByText(why).first()).toBeVisible();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
});
