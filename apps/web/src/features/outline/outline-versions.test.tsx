import '@paidang/ui/styles.css';
import '@paidang/editor/styles.css';
import '../../styles/app.css';
import { CommentBoardProvider } from '@paidang/comment-board';
import { createMemoryPort } from '@paidang/comment-board/testing';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import type { StepPageView, StepSource } from '../../data/step-source';
import { StepWorkspace } from '../../step/page/step-workspace';
import { useSession } from '../../stores/session';
import { useToastQueue } from '../../stores/toasts';
import { creator, project, vendor } from '../../testing/people';
import { createEditorPort } from '../../wiring/editor-port';
import { outlineKind } from './outline-kind';

const [task] = project.tasks as [(typeof project.tasks)[number]];
const [step] = task.steps as [(typeof task.steps)[number]];

const view: StepPageView<string> = {
  project: { uuid: project.uuid, name: project.name, status: 'active', vendor },
  task,
  step: { ...step, status: 'changes_requested', turn: 'creator', version: 2 },
  platform: null,
  versions: [1, 2].map((number) => ({
    uuid: `0199a000-0000-7000-8000-00000000010${number}`,
    number,
    ...(number === 1 ? { name: '改結尾之前' } : {}),
    created_by: creator,
    sent_at: '2026-11-20T12:00:00.000Z',
    finalised_at: null,
    accepted_at: null,
    round: 1,
  })),
  draft: { content: '<p>寫到一半的草稿</p>', revision: 3, base_version: 2, updated_at: '2026-11-21T12:00:00.000Z' },
  revision: 3,
  rounds_used: 1,
  rounds_agreed: 2,
  allowed: ['save_draft', 'send'],
};

let saved: string[];
const source: StepSource<string> = {
  path: ['outline', task.uuid],
  view: async () => view,
  version: async (number) => ({ number, content: `<p>第${number}版的大綱</p>` }),
  save: async ({ content }) => {
    saved.push(content);
    return { ...view, revision: view.revision + saved.length };
  },
  send: async () => view,
  move: async () => view,
};
const author = { ...creator, company: '' };
const editorPort = createEditorPort(task.uuid, 'outline');

function Workspace() {
  const [port] = useState(() => createMemoryPort({ author }));
  return (
    <CommentBoardProvider boardId="outline" port={port} version={2} author={author}>
      <main className="flex h-dvh flex-col">
        <StepWorkspace
          kind={outlineKind}
          source={source}
          view={view}
          viewer={{ uuid: creator.uuid, isVendor: false }}
          editorPort={editorPort}
          onView={() => {}}
        />
      </main>
    </CommentBoardProvider>
  );
}

/** Opens the page at a version, and the menu of rare actions. */
async function openMenu(version: number) {
  await render(
    <DataCache>
      <MemoryRouter initialEntries={[`/?v=${version}`]}>
        <Workspace />
      </MemoryRouter>
    </DataCache>,
  );
  await page.getByRole('button', { name: '更多操作' }).click();
}

beforeEach(async () => {
  saved = [];
  localStorage.clear();
  useSession.setState({ user: creator, token: 't' });
  await page.viewport(1440, 900);
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.getState().logout();
});

test('R-out-02 restoring a version as draft first shows what would be lost, and can be undone', async () => {
  await openMenu(1);
  await page.getByRole('menuitem', { name: '把v1帶回草稿' }).click();
  const dialog = page.getByRole('dialog', { name: '把v1帶回草稿？' });
  const difference = dialog.getByRole('region', { name: '草稿會有的變化' });
  await expect.element(difference.getByRole('deletion').first()).toBeVisible();
  await expect.element(difference.getByRole('insertion').first()).toBeVisible();
  await dialog.getByRole('button', { name: '帶回草稿' }).click();
  const editor = page.getByRole('textbox', { name: '創意大綱內容' });
  await expect.element(editor).toMatchTextContent('第1版的大綱');
  const undo = useToastQueue.getState().queue.at(-1)?.action;
  expect(undo?.label).toBe('復原');
  undo?.onSelect();
  await expect.element(editor).toMatchTextContent('寫到一半的草稿');
});

test("R-out-02 a version's name is displayed next to it, and is changed in the menu", async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), location.href);
    if (pathname.startsWith('/api/trace/')) return Response.json({ status: '0000', message: '', data: null });
    if (init?.method !== 'PUT') return Response.json({ status: '0000', message: '', data: [] });
    asked.push([pathname, JSON.parse(String(init.body))]);
    return Response.json({ status: '0000', message: '', data: view.versions[0] });
  });
  await openMenu(1);
  await expect.element(page.getByRole('button', { name: /^v1 ?改結尾之前/ })).toBeVisible();
  await page.getByRole('menuitem', { name: '為v1命名' }).click();
  const dialog = page.getByRole('dialog', { name: '為v1命名' });
  await expect.element(dialog.getByLabelText('名稱')).toHaveValue('改結尾之前');
  await dialog.getByLabelText('名稱').fill('最早的版本');
  await dialog.getByRole('button', { name: '儲存' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const path = `/api/tasks/${task.uuid}/steps/${step.uuid}/versions/1/name`;
  expect(asked).toEqual([[path, { name: '最早的版本' }]]);
});
