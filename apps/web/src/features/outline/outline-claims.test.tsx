import '@paidang/ui/styles.css';
import '@paidang/editor/styles.css';
import '../../styles/app.css';
import { CommentBoardProvider } from '@paidang/comment-board';
import { createMemoryPort } from '@paidang/comment-board/testing';
import type { ClaimAnswer, ClaimResult } from '@paidang/contract/entities';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import type { StepPageView, StepSource } from '../../data/step-source';
import { StepWorkspace } from '../../step/page/step-workspace';
import { usePageIsReadable } from '../../stores/page-is-readable';
import { useSession } from '../../stores/session';
import { useToastQueue } from '../../stores/toasts';
import { creator, project, vendor } from '../../testing/people';
import { stubServer } from '../../testing/stub-server';
import { createEditorPort } from '../../wiring/editor-port';
import { outlineKind } from './outline-kind';

const [task] = project.tasks as [(typeof project.tasks)[number]];
const [step] = task.steps as [(typeof task.steps)[number]];
const claims: ClaimResult = {
  category: 'cosmetics',
  rules: '2026-11-22/00000000',
  findings: [
    { field: '', claim: 'C17:消除皺紋', text: '消除皺紋', severity: 3, why: '消除皺紋屬於醫療效能。', law: '化粧品法' },
  ],
  demands: [],
};
const view: StepPageView<string> = {
  project: { uuid: project.uuid, name: project.name, status: 'active', vendor },
  task: { ...task, product_category: 'cosmetics' },
  step: { ...step, status: 'modified', turn: 'vendor', version: 1 },
  platform: null,
  versions: [
    {
      uuid: '0199a000-0000-7000-8000-000000000101',
      number: 1,
      created_by: creator,
      sent_at: '2026-11-20T12:00:00.000Z',
      finalised_at: null,
      accepted_at: null,
      round: 1,
    },
  ],
  draft: null,
  revision: 3,
  rounds_used: 1,
  rounds_agreed: 2,
  allowed: ['accept'],
};
const written: StepPageView<string> = {
  ...view,
  step: { ...step, status: 'changes_requested', turn: 'creator', version: 1 },
  draft: {
    content: '<p>睡前三滴，消除皺紋。</p><p>限時優惠。</p>',
    revision: 3,
    base_version: 1,
    updated_at: '2026-11-21T12:00:00.000Z',
  },
  allowed: ['save_draft', 'send'],
};

let answers: ClaimAnswer[];
let stop: () => void;
const send = vi.fn(async () => view);
const move = vi.fn(async () => view);
const sourceOf = (shown: StepPageView<string>): StepSource<string> => ({
  path: ['outline', task.uuid],
  view: async () => shown,
  version: async (number) => ({ number, content: '<p>睡前三滴，消除皺紋。</p>', claims }),
  save: async () => shown,
  send,
  move,
});
const author = { ...creator, company: '' };
const editorPort = createEditorPort(task.uuid, 'outline');

function Workspace({ shown, user }: { shown: StepPageView<string>; user: typeof creator }) {
  const [port] = useState(() => createMemoryPort({ author }));
  const [source] = useState(() => sourceOf(shown));
  return (
    <CommentBoardProvider boardId="outline" port={port} version={1} author={author}>
      <main className="flex h-dvh flex-col">
        <StepWorkspace
          kind={outlineKind}
          source={source}
          view={shown}
          viewer={{ uuid: user.uuid, isVendor: user === vendor }}
          editorPort={editorPort}
          onView={() => {}}
        />
      </main>
    </CommentBoardProvider>
  );
}

async function open(shown: StepPageView<string>, user = creator) {
  useSession.setState({ user, token: 't' });
  await render(
    <DataCache>
      <MemoryRouter>
        <Workspace shown={shown} user={user} />
      </MemoryRouter>
    </DataCache>,
  );
}

const panel = page.getByRole('region', { name: '廣告用語健檢' });
const text = page.getByRole('textbox', { name: '創意大綱內容' });
const card = (words: string) => page.getByRole('dialog', { name: `用語健檢：${words}` });
/** The text is checked when typing pauses, which happens late on a busy machine. */
const slow = { timeout: 10_000 };
const highMarks = () =>
  ['pd-claim-3', 'pd-claim-3-active'].flatMap((name) => [...(CSS.highlights.get(name) ?? [])] as Range[]);

beforeEach(async () => {
  answers = [];
  send.mockClear();
  move.mockClear();
  localStorage.clear();
  usePageIsReadable.setState({ isReadable: true });
  const at = `/api/claims/${task.uuid}/030`;
  stop = stubServer({
    [`GET ${at}`]: () => answers,
    [`POST ${at}`]: (body: unknown) => {
      const answer: ClaimAnswer = {
        answer_uuid: '0199a000-0000-7000-8000-000000000201',
        ...(body as Pick<ClaimAnswer, 'claim' | 'text' | 'reason'>),
        created_by: creator,
        created_at: '2026-11-21T12:00:00.000Z',
      };
      answers = [answer];
      return answer;
    },
    [`GET /api/suggestions/${task.uuid}/030`]: () => [],
  });
  await page.viewport(1440, 900);
});
afterEach(() => {
  stop();
  useSession.getState().logout();
});

test('risky wordings are marked and listed while writing; safer ones can be applied and undone', async () => {
  await open(written);
  await page.getByRole('button', { name: '1處高風險用語' }).click();
  await expect.element(panel.getByText('化粧品與保養品'), slow).toBeVisible();
  // The list may render before the editor; wordings are marked once they are on the page.
  await expect.poll(highMarks, slow).toHaveLength(1);
  await panel.getByRole('button', { name: /^消除皺紋/ }).click();
  await panel.getByRole('button', { name: '使用這個寫法：把「消除皺紋」改成「淡化（撫平）皺紋」' }).click();
  await expect.element(text, slow).toMatchTextContent('睡前三滴，淡化（撫平）皺紋。');
  await expect.element(panel.getByRole('button', { name: /^消除皺紋/ }), slow).not.toBeInTheDocument();
  useToastQueue.getState().queue.at(-1)?.action?.onSelect();
  await expect.element(text, slow).toMatchTextContent('睡前三滴，消除皺紋。');
});

test('F8 opens one card after the other, Shift+F8 goes back; Esc returns to the text', async () => {
  await open(written);
  await expect.element(page.getByRole('button', { name: '1處高風險用語' }), slow).toBeVisible();
  await text.click();
  await userEvent.keyboard('{F8}');
  await expect.element(card('消除皺紋'), slow).toHaveFocus();
  await userEvent.keyboard('{F8}');
  await expect.element(card('限時'), slow).toHaveFocus();
  await userEvent.keyboard('{Shift>}{F8}{/Shift}');
  await expect.element(card('消除皺紋'), slow).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(card('消除皺紋'), slow).not.toBeInTheDocument();
  await expect.element(text, slow).toHaveFocus();
});

test('a marked wording has a card: reason, law, date, and safer wordings that can be undone; typing goes on', async () => {
  await open(written);
  await expect.poll(highMarks, slow).toHaveLength(1);
  const [mark] = highMarks();
  if (!mark) throw new Error('Nothing is marked.');
  const { left, top, width, height } = mark.getBoundingClientRect();
  const paper = text.element();
  const box = paper.getBoundingClientRect();
  const position = { x: left + width / 2 - box.left, y: top + height / 2 - box.top };
  await text.hover({ position });
  await expect.element(card('消除皺紋'), slow).toMatchTextContent(/化粧品衛生安全管理法第 10 條第 2 項/);
  await expect.element(card('消除皺紋'), slow).toMatchTextContent(/規則日期：2026-11-23/);

  await text.click({ position });
  await userEvent.keyboard('字');
  await expect.element(card('消除皺紋'), slow).not.toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(highMarks, slow).toHaveLength(1);

  await text.click({ position });
  await card('消除皺紋')
    .getByRole('button', { name: /^使用這個寫法：把「消除皺紋」改成「淡化（撫平）皺紋」/ })
    .click();
  await expect.element(card('消除皺紋'), slow).not.toBeInTheDocument();
  await expect.element(text, slow).toMatchTextContent('睡前三滴，淡化（撫平）皺紋。');
  useToastQueue.getState().queue.at(-1)?.action?.onSelect();
  await expect.element(text, slow).toMatchTextContent('睡前三滴，消除皺紋。');
});

test('the card in a read-only version takes a reason, and links to the list', async () => {
  await open(view, vendor);
  await expect.poll(highMarks, slow).toHaveLength(1);
  await userEvent.keyboard('{F8}');
  await card('消除皺紋').getByRole('button', { name: '我們可以這樣說，因為…' }).click();
  await card('消除皺紋').getByRole('textbox', { name: '我們可以這樣說，因為' }).fill('附核准函');
  await card('消除皺紋').getByRole('button', { name: '儲存理由' }).click();
  await expect.element(card('消除皺紋').getByText('附核准函')).toBeVisible();
  await card('消除皺紋').getByRole('button', { name: '在健檢清單裡看' }).click();
  await expect.element(panel.getByRole('button', { name: /^消除皺紋/, expanded: true })).toBeVisible();
});

test('a high risk without a reason is confirmed once when sending, and never blocks it', async () => {
  await open(written);
  await expect.element(page.getByRole('button', { name: '1處高風險用語' }), slow).toBeVisible();
  await page.getByRole('button', { name: '送出v2' }).click();
  const dialog = page.getByRole('alertdialog', { name: '還有1處高風險用語' });
  await expect.element(dialog).toMatchTextContent(/「消除皺紋」可能有風險/);
  await dialog.getByRole('button', { name: '照樣送出' }).click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('a reason is stored with its author, and no confirmation is asked afterwards', async () => {
  await open(written);
  await page.getByRole('button', { name: '1處高風險用語' }).click();
  await panel.getByRole('button', { name: /^消除皺紋/ }).click();
  await panel.getByRole('button', { name: '我們可以這樣說，因為…' }).click();
  await panel.getByRole('textbox', { name: '我們可以這樣說，因為' }).fill('有人體測試報告');
  await panel.getByRole('button', { name: '儲存理由' }).click();
  await expect.element(panel.getByText('有人體測試報告')).toBeVisible();
  await expect.element(panel.getByText('阿澄：我們可以這樣說，因為')).toBeVisible();
  await page.getByRole('button', { name: '送出v2' }).click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('the accepting side is asked to confirm what only the other side has explained', async () => {
  answers = [
    {
      answer_uuid: '0199a000-0000-7000-8000-000000000202',
      claim: 'C17:消除皺紋',
      text: '消除皺紋',
      reason: '有人體測試報告',
      created_by: creator,
      created_at: '2026-11-21T12:00:00.000Z',
    },
  ];
  await open(view, vendor);
  await page.getByRole('button', { name: /^用語健檢/ }).click();
  await expect.element(panel.getByText(/^僅供參考，實際以主管機關公告為準/)).toMatchTextContent('2026-11-22');
  await page.getByRole('button', { name: '確認大綱' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toMatchTextContent(/有1處高風險用語，廠商還沒有說明/);
  await dialog.getByRole('button', { name: '仍要確認' }).click();
  await vi.waitFor(() => expect(move).toHaveBeenCalledOnce());
});
