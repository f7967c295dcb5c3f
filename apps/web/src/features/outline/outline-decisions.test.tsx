import '@paidang/ui/styles.css';
import '@paidang/editor/styles.css';
import '../../styles/app.css';
import { CommentBoardProvider } from '@paidang/comment-board';
import { createMemoryPort } from '@paidang/comment-board/testing';
import { messages } from '@paidang/contract/rules';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { ApiError } from '../../data/errors';
import type { StepAction, StepPageView, StepSource } from '../../data/step-source';
import { useStep } from '../../data/steps';
import { useStoreStepView } from '../../data/task-cache';
import { StepWorkspace } from '../../step/page/step-workspace';
import { useSession } from '../../stores/session';
import { creator, project, vendor } from '../../testing/people';
import { stubServer } from '../../testing/stub-server';
import { createEditorPort } from '../../wiring/editor-port';
import { outlineKind } from './outline-kind';

const [task] = project.tasks as [(typeof project.tasks)[number]];
const [step] = task.steps as [(typeof task.steps)[number]];

const viewOf = (
  version: number,
  allowed: StepAction[] = ['request_changes', 'accept', 'archive'],
): StepPageView<string> => ({
  project: { uuid: project.uuid, name: project.name, status: 'active', vendor },
  task,
  step: { ...step, status: 'modified', turn: 'vendor', version },
  platform: null,
  versions: Array.from({ length: version }, (_, index) => ({
    uuid: `0199a000-0000-7000-8000-0000000001${index}0`,
    number: index + 1,
    created_by: creator,
    sent_at: '2026-11-20T12:00:00.000Z',
    finalised_at: null,
    accepted_at: null,
    round: 1,
  })),
  draft: null,
  revision: 0,
  rounds_used: 0,
  rounds_agreed: 2,
  allowed,
});

let now: StepPageView<string>;
let arrive: (view: StepPageView<string>) => void;
const fetchView = vi.fn<StepSource<string>['view']>();
const move = vi.fn<StepSource<string>['move']>();
const source: StepSource<string> = {
  path: ['outline', task.uuid],
  view: fetchView,
  version: async (number) => ({ number, content: `<p>第${number}版的大綱</p>` }),
  save: async () => now,
  send: async () => now,
  move,
};
const author = { ...vendor, company: vendor.company_name };
const editorPort = createEditorPort(task.uuid, 'outline');

function Workspace() {
  const { data: view } = useStep(source);
  const keep = useStoreStepView<StepPageView<string>>(source);
  const [port] = useState(() => createMemoryPort({ author }));
  arrive = keep;
  if (!view) return null;
  return (
    <CommentBoardProvider boardId="outline" port={port} version={view.step.version} author={author}>
      <main className="flex h-dvh flex-col">
        <StepWorkspace
          kind={outlineKind}
          source={source}
          view={view}
          viewer={{ uuid: vendor.uuid, isVendor: true }}
          editorPort={editorPort}
          onView={keep}
        />
      </main>
    </CommentBoardProvider>
  );
}

const open = (address = '/') =>
  render(
    <DataCache>
      <MemoryRouter initialEntries={[address]}>
        <Workspace />
      </MemoryRouter>
    </DataCache>,
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
const notice = page.getByText('你正在看 v1，最新是 v3');

beforeEach(async () => {
  now = viewOf(3);
  fetchView.mockReset().mockImplementation(async () => now);
  move.mockReset().mockImplementation(async () => viewOf(3, ['reopen']));
  stubServer();
  useSession.setState({ user: vendor });
  await page.viewport(1440, 900);
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.getState().logout();
});

test('R-out-04 an older version says so and offers no decision; a link leads to the newest', async () => {
  await open('/?v=1');
  await expect.element(notice).toBeVisible();
  for (const name of ['確認大綱', '請阿澄修改']) await expect.element(button(name)).not.toBeInTheDocument();
  await button('看 v3').click();
  await expect.element(notice).not.toBeInTheDocument();
  await button('確認大綱').click();
  await vi.waitFor(() => expect(move).toHaveBeenCalledWith('accept', expect.objectContaining({ version: 3 })));
});

test('R-out-04 a version that arrives during a confirmation is announced, nothing is decided, typed text is kept', async () => {
  await open();
  await button('請阿澄修改').click();
  const words = page.getByRole('textbox', { name: '修改說明' });
  await words.fill('開場再短一點');
  arrive(viewOf(4));
  await expect.element(page.getByText('你看的是 v3。先看過 v4 再決定。')).toBeVisible();
  await expect.element(button('送出修改請求')).toHaveAttribute('aria-disabled', 'true');
  await button('看 v4').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(move).not.toHaveBeenCalled();
  await button('請阿澄修改').click();
  await expect.element(words).toHaveValue('開場再短一點');
  await button('送出修改請求').click();
  await vi.waitFor(() =>
    expect(move).toHaveBeenCalledWith('requestChanges', expect.objectContaining({ version: 4, words: '開場再短一點' })),
  );
});

test('R-out-05 after a day, reopening is requested with a reason; the creator agrees, or declines with a message', async () => {
  now = { ...viewOf(3, ['request_reopen']), step: { ...step, status: 'accepted', turn: null, version: 3 } };
  move.mockImplementation(async () => now);
  await open();
  await button('申請重新開啟').click();
  const reason = page.getByRole('textbox', { name: /^原因/ });
  await button('送出申請').click();
  await expect.element(page.getByText('請填寫此欄位')).toBeVisible();
  await reason.fill('包裝改版了');
  await button('送出申請').click();
  const asked = { version: 3, words: '包裝改版了' };
  await vi.waitFor(() => expect(move).toHaveBeenCalledWith('requestReopen', expect.objectContaining(asked)));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

  arrive({
    ...viewOf(3, ['agree_reopen', 'decline_reopen']),
    step: { ...step, status: 'reopen_requested', turn: 'creator', version: 3 },
  });
  await button('不同意').click();
  await reason.fill('已經拍完了');
  await button('送出').click();
  const declined = { version: 3, words: '已經拍完了' };
  await vi.waitFor(() => expect(move).toHaveBeenCalledWith('declineReopen', expect.objectContaining(declined)));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button('申請重新開啟')).toBeVisible();
});

test('R-out-05 a vendor withdraws a reopening request', async () => {
  const asking = { ...step, status: 'reopen_requested', turn: 'creator' as const, version: 3 };
  now = { ...viewOf(3, ['withdraw_reopen']), step: asking };
  move.mockImplementation(async () => ({ ...viewOf(3, ['request_reopen']), step: { ...asking, status: 'accepted' } }));
  await open();
  await button('收回申請').click();
  await vi.waitFor(() => expect(move).toHaveBeenCalledWith('withdrawReopen', expect.objectContaining({ version: 3 })));
  await expect.element(button('申請重新開啟')).toBeVisible();
  await expect.element(button('收回申請')).not.toBeInTheDocument();
});

test('R-out-04 a decision refused as outdated shows the newest version, and keeps the dialog', async () => {
  await open();
  await button('請阿澄修改').click();
  await page.getByRole('textbox', { name: '修改說明' }).fill('開場再短一點');
  now = viewOf(4);
  move.mockRejectedValueOnce(new ApiError(409, '0409', messages.outdated));
  await button('送出修改請求').click();
  await expect.element(page.getByText('你看的是 v3。先看過 v4 再決定。')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: '修改說明' })).toHaveValue('開場再短一點');
});

test('R-out-04 a refused decision says why without waiting for the newest version', async () => {
  await open();
  await button('請阿澄修改').click();
  await page.getByRole('textbox', { name: '修改說明' }).fill('開場再短一點');
  fetchView.mockImplementation(() => new Promise(() => {}));
  move.mockRejectedValueOnce(new ApiError(409, '0409', messages.outdated));
  await button('送出修改請求').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(messages.outdated);
  await expect.element(button('送出修改請求')).toBeEnabled();
  await expect.element(page.getByRole('textbox', { name: '修改說明' })).toHaveValue('開場再短一點');
});

test('a skipped step says that nothing has to be provided, and waits for nobody', async () => {
  now = { ...viewOf(0, []), step: { ...step, status: 'skipped', turn: null, version: 0 } };
  await open();
  await expect.element(page.getByRole('heading', { name: '這次合作免提供' })).toBeVisible();
  await expect.element(page.getByText(/送出第一版後/)).not.toBeInTheDocument();
});
