import '../styles/styles.css';
import { Button } from '@paidang/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { html, outlineV1, outlineV2, paragraph, table } from '../testing';
import { type DiffSummary, type RichTextDiffHandle, RichTextDiffView } from './rich-text-diff-view';

const meta = {
  title: 'Editor/RichTextDiffView 差異比對 (compare, changes, track changes)',
  id: 'editor-richtextdiffview',
  tags: ['editor-編輯器'],
  component: RichTextDiffView,
  args: { before: outlineV1, after: outlineV2, onDiff: fn(), onCurrentChange: fn() },
  decorators: [
    (Story) => (
      <div className="pd:max-w-[646px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RichTextDiffView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };

export const Same: Story = { args: { after: outlineV1 } };

export const TableRows: Story = {
  args: {
    before: html(table(['時間', '畫面'], ['00:00', '書桌'], ['03:20', '對照'])),
    after: html(table(['時間', '畫面', '備註'], ['00:00', '書桌全景', '環境音'], ['06:30', '關燈', '淡出'])),
  },
};

export const EverythingNew: Story = { args: { before: html(paragraph()), after: outlineV2 } };

export const Navigation: Story = {
  render: function Navigation(args) {
    const diff = useRef<RichTextDiffHandle>(null);
    const [summary, setSummary] = useState<DiffSummary | null>(null);
    const [current, setCurrent] = useState(-1);
    return (
      <>
        <div className="pd:sticky pd:top-0 pd:z-1 pd:flex pd:items-center pd:gap-4 pd:bg-paper pd:py-3">
          <span>新增 {summary?.added ?? 0} 字</span>
          <span>刪除 {summary?.deleted ?? 0} 字</span>
          <Button size="sm" onClick={() => diff.current?.next()}>
            下一處修改 {current + 1}/{summary?.changes.length ?? 0}
          </Button>
        </div>
        <RichTextDiffView {...args} diffRef={diff} onDiff={setSummary} onCurrentChange={setCurrent} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /下一處修改/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('第 1 處修改');
    await expect(canvasElement.querySelectorAll('[data-current]').length).toBeGreaterThan(0);
  },
};
