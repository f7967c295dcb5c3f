import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { BoardComment, CommentBoardPort, CommentPermissions, PortComment } from '../core';
import { readerPermissions } from '../core';
import type { CommentBoardLabels } from '../labels';
import { en } from '../labels/en';
import type { CommentBoardComponents, CommentHeaderProps } from '../react/components';
import { CommentBoardProvider } from '../react/provider';
import { buildComment, buildQuote, createMemoryDrafts, createMemoryPort, creator, testId, vendor } from '../testing';
import '../styles/styles.css';
import { CommentBoard } from './comment-board';
import { CommentDrawer, type CommentDrawerProps } from './comment-drawer';
import { CommentComposer } from './composer/comment-composer';
import { QuoteMarks } from './quote-marks';
import { SelectionTools } from './selection-tools';
import { manyComments, outline, outlineComments } from './stories-data';

interface BoardStoryProps {
  comments: () => ReturnType<typeof outlineComments>;
  /** The document the comments are about, on the left. */
  text?: string;
  version?: number;
  permissions?: CommentPermissions;
  labels?: Partial<CommentBoardLabels>;
  components?: Partial<CommentBoardComponents>;
  drawer?: CommentDrawerProps;
  prepare?: (port: ReturnType<typeof createMemoryPort>) => CommentBoardPort;
}

function BoardStory({
  comments,
  text,
  version = 3,
  permissions,
  labels,
  components,
  drawer,
  prepare = (port) => port,
}: BoardStoryProps) {
  const [port] = useState(() => prepare(createMemoryPort({ author: vendor, version, comments: comments() })));
  const [drafts] = useState(() => createMemoryDrafts());
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  return (
    <CommentBoardProvider
      boardId="story"
      port={port}
      author={vendor}
      version={version}
      drafts={drafts}
      {...(permissions ? { permissions } : {})}
      {...(labels ? { labels } : {})}
      components={components}
    >
      <div style={{ display: 'flex', justifyContent: 'flex-end', height: 680, background: 'var(--pd-paper)' }}>
        {text ? (
          <div style={{ position: 'relative', flex: 1, minWidth: 0, padding: '24px 40px' }}>
            <div style={{ position: 'relative' }}>
              <article
                ref={setPaper}
                style={{ background: 'var(--pd-surface)', padding: 32, fontSize: 16, lineHeight: '30px' }}
              >
                {text.split('\n').map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </article>
              <QuoteMarks container={paper} />
              <SelectionTools container={paper} />
            </div>
          </div>
        ) : null}
        <CommentDrawer onCollapse={() => {}} {...drawer} />
      </div>
    </CommentBoardProvider>
  );
}

const meta = {
  title: 'Comment board/CommentDrawer 留言板 (annotations, threads, review)',
  id: 'comment-board-drawer',
  tags: ['comments-留言'],
  component: BoardStory,
  subcomponents: { CommentDrawer, CommentBoardProvider, CommentBoard, CommentComposer, QuoteMarks, SelectionTools },
  args: { comments: outlineComments },
  render: (args, { globals }) => <BoardStory {...(globals.language === 'en' ? { labels: en } : {})} {...args} />,
  parameters: { layout: 'fullscreen' },
  // Rows are hidden until the list has measured them, so wait for the first one in stories without a play function of their own.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[role="feed"]:not(:has(article))')).toBeNull());
  },
} satisfies Meta<typeof BoardStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const englishOutline =
  'I cut until midnight, with the light of the screen on my face. The bottle stands on the desk, still in its box.';

const englishComments = () => [
  buildComment(
    {
      message_id: testId(1),
      message: 'Could the bottle come in earlier? Ten seconds is what most viewers stay for.',
      quote: buildQuote(englishOutline, 'The bottle stands on the desk', 3),
      created_by: 'Hillside Tea',
      company_name: 'Hillside Tea',
      version: 3,
    },
    vendor,
  ),
  buildComment({
    message_id: testId(2),
    message: 'I’d like to keep it out of focus until the first day of the test.',
    created_by: 'Ana',
    company_name: 'Ana',
    version: 3,
  }),
];

export const InEnglish: Story = {
  args: { comments: englishComments, text: englishOutline },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Ana' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
  },
};

/** A row of another system's API: other names, other roles, and only the required fields. */
const rows = [
  { id: 'c1', text: 'Could the bottle come in earlier?', by: 'Ida', role: 'Legal', at: '2026-11-24T08:12:00+08:00' },
  { id: 'c2', text: 'I would keep it out of focus.', by: 'Ana', role: 'Author', at: '2026-11-24T09:40:00+08:00' },
];

const toComment = (row: (typeof rows)[number]): PortComment => ({
  message_id: row.id,
  message: row.text,
  poster_uuid: row.by,
  created_by: row.by,
  created_at: row.at,
  role: row.role,
  quote: row.id === 'c1' ? buildQuote(englishOutline, 'The bottle stands on the desk', 1) : null,
});

function createOwnApi(): CommentBoardPort {
  let kept = rows.map(toComment);
  const change = (id: string, patch: Partial<PortComment>) => {
    kept = kept.map((one) => (one.message_id === id ? { ...one, ...patch } : one));
    return kept.find((one) => one.message_id === id) ?? Promise.reject(new Error(`There is no comment ${id}.`));
  };
  return {
    roles: { Legal: { tone: 'vendor' }, Author: { name: 'Writer', tone: 'creator' } },
    list: async () => kept.filter((one) => !one.parent_id),
    replies: async (id) => kept.filter((one) => one.parent_id === id),
    async send({ message, parentId, quote }) {
      const row = {
        id: `c${kept.length + 1}`,
        text: message,
        by: 'Ida',
        role: 'Legal',
        at: '2026-11-24T14:32:00+08:00',
      };
      const comment = { ...toComment(row), parent_id: parentId, quote };
      kept = [...kept, comment];
      return comment;
    },
    edit: async (id, { message }) => change(id, { message, is_updated: true }),
    async remove(id) {
      kept = kept.filter((one) => one.message_id !== id);
    },
    setProcessed: async (id, is_processed) => change(id, { is_processed }),
  };
}

function OwnApi() {
  const [port] = useState(createOwnApi);
  const [drafts] = useState(() => createMemoryDrafts());
  const [text, setText] = useState<HTMLElement | null>(null);
  return (
    <CommentBoardProvider
      boardId="own-api"
      port={port}
      author={{ uuid: 'Ida', name: 'Ida', role: 'Legal' }}
      drafts={drafts}
      locale="en"
      labels={en}
    >
      <div style={{ display: 'flex', height: 680 }}>
        <p ref={setText} style={{ flex: 1, padding: 24 }}>
          {englishOutline}
        </p>
        <CommentDrawer />
      </div>
      <QuoteMarks container={text} />
      <SelectionTools container={text} />
    </CommentBoardProvider>
  );
}

/** Roles named by the host, comments with five fields, and no positioned element around the selection tools. */
export const OverAnotherApi: Story = {
  render: () => <OwnApi />,
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('· Legal')).toBeVisible();
    await expect(canvas.getByText('· Writer')).toBeVisible();
    const paragraph = canvas.getByText(englishOutline);
    getSelection()?.selectAllChildren(paragraph);
    const quote = await canvas.findByRole('button', { name: en.quoteSelection });
    await expect(quote).toBeVisible();
    const { left, right } = quote.getBoundingClientRect();
    await expect(left).toBeGreaterThan(0);
    await expect(right).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth);
    getSelection()?.removeAllRanges();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Write a comment' }), 'Agreed.');
    await userEvent.click(canvas.getByRole('button', { name: en.send }));
    await expect(await canvas.findByText('Agreed.')).toBeVisible();
  },
};

export const RightToLeft: Story = { ...InEnglish, globals: { language: 'en', direction: 'rtl' } };

export const Default: Story = {
  args: { text: outline },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('朋友入鏡要記得簽肖像同意書，範本我放在需求單的附件。')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '未處理 2' })).toBeChecked();
    await canvas.findByRole('button', { name: '到原文：留下第一時間的反應' });
  },
};

function OwnHeader({ comment, children }: CommentHeaderProps) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <strong style={{ flex: 1 }}>@{comment.created_by}</strong>
      {children}
    </div>
  );
}

/** A custom header, with the default menu at its end. */
export const OwnParts: Story = {
  args: { components: { CommentHeader: OwnHeader } },
  play: async ({ canvas }) => {
    const [comment] = await canvas.findAllByRole('article');
    if (!comment) throw new Error('no comment');
    await expect(within(comment).getByText('@阿澄')).toBeVisible();
    await expect(comment).toHaveAccessibleName('阿澄');
  },
};

export const Dark: Story = { ...Default, tags: ['!test'], parameters: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The drawer shares its header with other content. */
export const SharedHead: Story = {
  args: {
    drawer: {
      head: (
        <p>
          <b>留言</b>　建議
        </p>
      ),
      below: <p style={{ padding: '8px 20px', background: 'var(--pd-sunken)' }}>只看段落 2 的留言</p>,
    },
  },
};

/** On a film: comments refer to its moments. */
export const Film: Story = {
  args: {
    comments: () => [
      buildComment({
        message_id: testId(1),
        message: '這段收音有冷氣聲，先聽節奏就好。',
        time: { hour: 0, minute: 0, second: 25 },
      }),
      buildComment(
        {
          message_id: testId(2),
          message: '瓶身這裡轉正一點，讓「夜間修護」四個字看得到。',
          time: { hour: 0, minute: 2, second: 14 },
          time_end: { hour: 0, minute: 2, second: 50 },
        },
        vendor,
      ),
    ],
    prepare: (port) => ({ ...port, clock: { now: () => 142, subscribe: () => () => {}, goTo: () => {} } }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '播放 02:14–02:50' }));
    await expect(canvas.getByText('從目前的畫面開始')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { comments: () => [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('還沒有留言')).toBeVisible();
  },
};

export const AllProcessed: Story = {
  args: { comments: () => [buildComment({ message_id: testId(1), is_processed: true })] },
};

export const Loading: Story = {
  args: {
    prepare: (port) => {
      port.hold('list');
      return port;
    },
  },
};

export const LoadFailed: Story = {
  args: {
    prepare: (port) => {
      port.failNext('list');
      return port;
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '重新載入' }));
    await expect(await canvas.findByText('失焦入鏡可以，參考這兩張的程度。')).toBeVisible();
  },
};

export const ThousandComments: Story = {
  args: { comments: () => manyComments(1000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^第 1000 則/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '捲到最下面' }));
    await expect(await canvas.findByText(/^第 1 則/)).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
  },
};

export const LongText: Story = {
  args: {
    comments: () => [
      buildComment({ message_id: testId(1), message: 'https://example.com/'.padEnd(400, 'a') }),
      buildComment({
        message_id: testId(2),
        message: '這段請再想一下。\n'.repeat(12),
        created_by: '名字非常非常非常非常非常非常長的創作者',
      }),
    ],
  },
};

export const OrphanQuote: Story = {
  args: {
    text: '整段都重寫過的大綱。',
    comments: () => [
      buildComment(
        {
          message_id: testId(1),
          quote: buildQuote(outline, '先不講品牌，讓觀眾好奇', 2),
          version: 2,
          is_carried: true,
        },
        creator,
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('原文已修改')).toBeVisible();
    await expect(canvas.getByText('v2的留言，請確認是否已修改')).toBeVisible();
  },
};

/** A new version: the outcome at the place of each comment that was left open. */
export const ProofOfChanges: Story = {
  args: {
    text: outline,
    comments: () => {
      const carried = { version: 2, is_carried: true };
      const same = { from: 2, to: 3, is_quote_kept: false, moved: null, pictures: null, runs: [] };
      return [
        buildComment({
          ...carried,
          message_id: testId(41),
          message: '朋友入鏡要記得簽肖像同意書。',
          outcome: {
            ...{ ...same, kind: 'unchanged', is_quote_kept: true },
            runs: [{ text: '第7天：朋友盲猜，留下第一時間的反應。', change: 'same' }],
          },
        }),
        buildComment({
          ...carried,
          message_id: testId(42),
          message: '品牌的口播先拿掉。',
          outcome: {
            ...{ ...same, kind: 'gone', moved: { from: 4, to: 2 } },
            runs: [{ text: '接著拿出夜間修護精華，介紹品牌與成分。', change: 'removed' }],
          },
        }),
        buildComment({
          ...carried,
          message_id: testId(43),
          message: '「大家好」聽起來像廣告，先讓觀眾覺得「這就是我」。',
          outcome: {
            ...{ ...same, kind: 'changed' },
            runs: [
              { text: '我對著鏡頭說：「', change: 'same' },
              { text: '大家好，今天要開箱一瓶精華。', change: 'removed' },
              { text: '我已經三個禮拜沒有好好睡了，臉比我先發現。', change: 'added' },
              { text: '」', change: 'same' },
            ],
          },
        }),
      ];
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('先前版本的留言，還有3則要核對')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '已依留言修改' })).toHaveLength(2));
  },
};

export const DeletedWithReplies: Story = {
  args: {
    comments: () =>
      outlineComments().map((comment) =>
        comment.message_id === testId(2) ? { ...comment, is_deleted: true, message: '', quote: null } : comment,
      ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^全部/ }));
    await expect(await canvas.findByText('此留言已刪除')).toBeVisible();
  },
};

export const UploadRefused: Story = {
  args: { comments: () => [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
      if (!found) throw new Error('no file input yet');
      return found;
    });
    await userEvent.upload(input, new File(['x'], '腳本.gif', { type: 'image/gif' }), { applyAccept: false });
    await expect(await canvas.findByText('上傳失敗')).toBeVisible();
  },
};

const reported = fn();

/** With `report` in the port, comments of others have a menu too. */
export const Reporting: Story = {
  args: {
    comments: () => [buildComment({ message: '這樣不行' }, creator)],
    prepare: (port) => ({ ...port, report: reported }),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /留言選單/ }));
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: '檢舉' }));
    await waitFor(() => expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: '這樣不行' })));
  },
};

export const ReadOnly: Story = {
  args: { permissions: readerPermissions, labels: { readOnly: '專案已結案，不能再留言。' } },
};

const part = ({ message_id: id }: BoardComment) => (id === testId(1) ? '段落1：鬧鐘響之前' : '段落2：賴床的理由');

/** A board of all segments of a script: each comment names its segment. */
export const Parts: Story = { args: { labels: { part } } };
