import '../styles/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Extension } from '@tiptap/core';
import { CalendarDays } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { documentText } from '../core/document-in-browser';
import { en } from '../labels/en';
import type { EditorToolbarProps } from '../react/editor-tools';
import { createHeldPort, createMemoryPort, outlineV1, suggestionOf } from '../testing';
import { RichTextEditor } from './rich-text-editor';
import { defaultComponents } from './toolbar/all-tools';
import { ToolbarButton, ToolbarGroup } from './toolbar/toolbar-button';

const meta = {
  title: 'Editor/RichTextEditor 文字編輯器 (wysiwyg, text editor)',
  id: 'editor-richtexteditor',
  tags: ['editor-編輯器'],
  component: RichTextEditor,
  args: {
    label: '大綱',
    placeholder: '寫下大綱：開場、過程、收尾⋯⋯',
    defaultValue: outlineV1,
    port: createMemoryPort({ answer: () => ({ src: '/demo/night_wide.jpg', alt: '夜裡的書桌' }) }),
    onChange: fn(),
    onBlur: fn(),
    onUploadingChange: fn(),
  },
  render: (args, { globals }) => <RichTextEditor {...(globals.language === 'en' ? { labels: en } : {})} {...args} />,
  decorators: [
    (Story) => (
      <div className="pd:max-w-[760px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const englishText =
  '<h2>Opening</h2><p>A desk at one in the morning. I haven’t slept well for three weeks, and my face noticed first.</p><ul><li>Seven days</li><li>The same lamp</li></ul>';

export const InEnglish: Story = {
  args: { label: 'Outline', placeholder: 'Write the outline', defaultValue: englishText },
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('toolbar', { name: 'Text formatting' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot=editor]')).toHaveAttribute('lang', 'en');
  },
};

/** The arrow keys of the toolbar follow the reading direction. */
export const RightToLeft: Story = {
  ...InEnglish,
  globals: { language: 'en', direction: 'rtl' },
  play: async ({ canvas }) => {
    const tools = within(await canvas.findByRole('toolbar', { name: 'Text formatting' }));
    tools.getByRole('button', { name: /^Bold/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tools.getByRole('button', { name: /^Italic/ })).toHaveFocus();
  },
};

const today = new Date('2026-11-23T12:00:00+08:00');

function WithDate({ editor }: EditorToolbarProps) {
  return (
    <>
      <defaultComponents.Toolbar editor={editor} />
      <ToolbarGroup>
        <ToolbarButton
          label="插入日期"
          onClick={() => editor.chain().focus().insertContent(today.toLocaleDateString('zh-TW')).run()}
        >
          <CalendarDays aria-hidden="true" size={16} strokeWidth={1.75} />
        </ToolbarButton>
      </ToolbarGroup>
    </>
  );
}

/** A custom button that inserts the date; the toolbar's arrow keys reach it. */
export const OwnToolbarButton: Story = {
  args: { components: { Toolbar: WithDate }, defaultValue: '<p>交件：</p>' },
  play: async ({ canvas }) => {
    const tools = within(await canvas.findByRole('toolbar'));
    tools.getByRole('button', { name: '尋找與取代' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tools.getByRole('button', { name: '插入日期' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: '大綱' })).toHaveTextContent(/\d{4}\/\d+\/\d+/);
  },
};

export const Empty: Story = { args: { defaultValue: '' } };

export const Paper: Story = { args: { variant: 'paper' } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const WithoutImages: Story = { args: { port: undefined, defaultValue: '' } };

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };

export const ImageSelected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('img', { name: '凌晨的書桌' }));
    await userEvent.click(await canvas.findByRole('button', { name: '圖片大小：小' }));
    await expect(canvas.getByRole('img', { name: '凌晨的書桌' })).toHaveAttribute('data-size', 'small');
  },
};

export const Uploading: Story = {
  args: { defaultValue: '<p>開場是凌晨一點的書桌。</p>', port: createHeldPort() },
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('[data-slot=editor-image-input]');
    if (!input) throw new Error('no image input');
    const picture = await (await fetch('/demo/desk.jpg')).blob();
    await userEvent.upload(input, new File([picture], '書桌.jpg', { type: 'image/jpeg' }));
    await expect(await within(canvasElement).findByText('1 張圖片上傳中')).toBeInTheDocument();
  },
};

export const Refused: Story = {
  args: { defaultValue: '' },
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('[data-slot=editor-image-input]');
    if (!input) throw new Error('no image input');
    await userEvent.upload(input, new File(['MZ'], 'setup.png', { type: 'application/x-msdownload' }), {
      applyAccept: false,
    });
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('上傳失敗，檔案大小勿超過10MB');
  },
};

export const InvalidLink: Story = {
  args: { defaultValue: '<p>看這裡</p>' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '連結' }));
    await userEvent.type(await page.findByLabelText('網址'), 'paidang.test{Enter}');
    await expect(await page.findByText('請確認是否輸入為網址')).toBeInTheDocument();
  },
};

export const Finding: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '尋找與取代' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: '尋找' }), '書桌');
    await expect(await canvas.findByText(/^\d+ \/ \d+$/)).toBeInTheDocument();
  },
};

const outline = documentText(outlineV1);
const suggestions = [
  suggestionOf(outline, '只拍膚況，不評論', '只拍膚況，先不評論', { id: 'softer', author: '山眠' }),
  suggestionOf(outline, '好的壞的都講', '說出真實感受', { id: 'honest', role: 'creator', author: '阿澄' }),
];

export const Suggestions: Story = {
  args: { suggestions, onSuggestionAccept: fn(), onSuggestionReject: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const softer = await canvas.findByRole('group', { name: /^山眠建議把/ });
    softer.focus();
    await userEvent.keyboard('y');
    await expect(args.onSuggestionAccept).toHaveBeenCalledWith('softer');
    await expect(canvas.getByRole('textbox', { name: '大綱' })).toHaveTextContent('只拍膚況，先不評論');
  },
};

export const UnknownContent: Story = {
  args: {
    defaultValue:
      '<p>參考影片：</p><iframe src="https://player.test/v/1"></iframe><p>之後再補。</p><svg><text>字卡草圖</text></svg>',
  },
};

const fragile = Extension.create({
  name: 'fragile',
  onUpdate() {
    throw new Error('broken on purpose');
  },
});

export const Broken: Story = {
  args: { defaultValue: '<p>開場是凌晨一點的書桌。</p>', extensions: [fragile] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '大綱' }), '白');
    await expect(await canvas.findByRole('button', { name: '重新載入編輯器' })).toBeInTheDocument();
    await expect(canvas.getByText('編輯器發生問題，內容仍保留在這裡。')).toBeInTheDocument();
  },
};
