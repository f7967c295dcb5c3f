import '@paidang/editor/styles.css';
import type { MultiPageContent } from '@paidang/contract/entities';
import { createMemoryPort } from '@paidang/editor/testing';
import { useRef, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { StepPageView } from '../../../data/step-source';
import { useToastQueue } from '../../../stores/toasts';
import { newSegment } from '../segments/segment';
import { type ScriptRoom, ScriptRoomContext } from './script-room';
import StoryboardEditor from './storyboard-editor';

const room: ScriptRoom = {
  task: 'task',
  version: 1,
  openComments: new Map([['s1', 2]]),
  sent: new Set(['s1', 's2']),
  chosen: null,
  chooseSegment: () => {},
  deleted: [],
  importWord: async () => ({ scripts: [], warnings: [] }),
  uploadPicture: async () => '/files/a.png',
};

const script = (count: number): MultiPageContent => ({
  scripts: Array.from({ length: count }, (_, index) => ({
    ...newSegment(`s${index + 1}`),
    title: `第${index + 1}場`,
    start: index * 10,
    end: index * 10 + 10,
    text: `<p>畫面${index + 1}</p>`,
    narration: `旁白${index + 1}`,
  })),
});

const port = createMemoryPort();
let content: MultiPageContent;

function Draft({ first }: { first: MultiPageContent }) {
  const [draft, setDraft] = useState(first);
  const view = useRef({} as StepPageView<MultiPageContent>);
  content = draft;
  return (
    <ScriptRoomContext.Provider value={room}>
      <StoryboardEditor
        view={view.current}
        content={draft}
        onChange={setDraft}
        save={async () => 1}
        port={port}
        editorRef={() => {}}
        onUploadingChange={() => {}}
        errors={{}}
      />
    </ScriptRoomContext.Provider>
  );
}

const titles = () => content.scripts.map(({ title }) => title).join(' ');
const choose = async (number: number, item: string) => {
  await page.getByRole('button', { name: `段落${number}的更多操作` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

beforeEach(() => useToastQueue.setState({ queue: [] }));

test('R-scr-13 an invalid time stays with its message; a valid one moves the later segments along', async () => {
  await render(<Draft first={script(3)} />);
  const end = page.getByLabelText('段落1結束時間');
  await end.fill('一分半');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('請填寫分:秒，例如01:30')).toBeVisible();
  await expect.element(end).toHaveValue('一分半');
  await end.fill('0:15');
  await userEvent.keyboard('{Enter}');
  expect(content.scripts.map(({ start, end: last }) => [start, last])).toEqual([
    [0, 15],
    [15, 25],
    [25, 35],
  ]);

  await page.getByRole('switch', { name: '同步調整後面段落' }).click();
  await page.getByLabelText('段落2開始時間').fill('0:05');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('不能早於前面段落的結束00:15')).toBeVisible();
  expect(content.scripts[2]).toMatchObject({ start: 25, end: 35 });
});

test('R-scr-11 segments are reordered by keyboard, which is announced', async () => {
  await render(<Draft first={script(3)} />);
  await choose(1, '下移');
  expect(titles()).toBe('第2場 第1場 第3場');
  await expect.element(page.getByText('段落1：第1場移到第2，共3個段落')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '段落2的更多操作' })).toHaveFocus();
});

test('R-scr-10 undo restores a deleted segment to its place, and focus is never lost', async () => {
  await render(<Draft first={script(3)} />);
  await choose(2, '刪除段落');
  expect(titles()).toBe('第1場 第3場');
  await expect.element(page.getByRole('button', { name: '調整段落2的順序' })).toHaveFocus();
  useToastQueue.getState().queue[0]?.action?.onSelect();
  await expect.element(page.getByLabelText('段落2標題')).toHaveValue('第2場');
  await expect.element(page.getByLabelText('段落2標題')).toHaveFocus();
});

test('R-scr-02 of many segments only the one being written has an editor', async () => {
  await render(<Draft first={script(20)} />);
  await page.getByRole('button', { name: '編輯段落1的畫面', exact: true }).click();
  await expect.element(page.getByRole('textbox', { name: '段落1的畫面' })).toHaveFocus();
  await userEvent.keyboard('，燈亮');
  await page.getByRole('button', { name: '編輯段落2的畫面', exact: true }).click();
  await expect.element(page.getByRole('textbox', { name: '段落2的畫面' })).toHaveFocus();
  expect(document.querySelectorAll('[data-slot="editor"]')).toHaveLength(1);
  expect(content.scripts[0]?.text).toBe('<p>畫面1，燈亮</p>');
});

test('R-scr-14 a segment that is only in the draft cannot be commented on, which is explained', async () => {
  await render(<Draft first={script(3)} />);
  await expect
    .element(page.getByRole('button', { name: '段落2的留言', exact: true }))
    .not.toHaveAttribute('aria-disabled');
  const unsent = page.getByRole('button', { name: '段落3的留言，對方還看不到這一段，送出後才能留言' });
  await expect.element(unsent).toHaveAttribute('aria-disabled', 'true');
  (unsent.element() as HTMLButtonElement).click();
  expect(useToastQueue.getState().queue[0]?.title).toBe('對方還看不到這一段，送出後才能留言');
});
