import '../styles/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { documentText } from '../core/document-in-browser';
import { outlineV2, suggestionOf } from '../testing';
import { RichTextView } from './rich-text-view';

const everything = `<h2>標題一</h2><p>內文<strong>粗體</strong>、<em>斜體</em>、<u>底線</u>、<s>刪除線</s>，<span class="pd-text-red">紅</span><span class="pd-text-blue">藍</span><span class="pd-text-green">綠</span>，<mark class="pd-mark-yellow">黃色標記</mark>與<mark class="pd-mark-pink">粉紅色標記</mark>，<mark class="pd-mark-yellow"><span class="pd-text-red">標記裡的紅字</span></mark>，<a href="https://paidang.test">連結</a>。</p><h3>標題二</h3><ul><li>一<ul><li>一之一</li></ul></li><li>二</li></ul><ol><li>第一</li><li>第二</li></ol><h4>標題三</h4><blockquote><p>先不講品牌，讓觀眾好奇。</p></blockquote><hr><table><tbody><tr><th>時間</th><th>畫面</th></tr><tr><td>00:00</td><td>書桌</td></tr><tr><td colspan="2">片尾字卡</td></tr></tbody></table><img src="/demo/serum_close.jpg" alt="瓶身" data-size="small" data-align="left"><img src="/demo/serum_top.jpg" alt="俯拍" data-size="medium" data-align="right">`;

const meta = {
  title: 'Editor/RichTextView 文字檢視 (html viewer, prose)',
  id: 'editor-richtextview',
  tags: ['editor-編輯器'],
  component: RichTextView,
  args: { html: outlineV2 },
  decorators: [
    (Story) => (
      <div className="pd:max-w-[646px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RichTextView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Everything: Story = { args: { html: everything } };

export const Compact: Story = { args: { html: everything, size: 'compact' } };

export const Dark: Story = { args: { html: everything }, parameters: { theme: 'dark' } };

export const LongLatin: Story = { args: { html: `<p>${'https-paidang-test-'.repeat(20)}</p>` } };

const outline = documentText(outlineV2);

export const Suggestions: Story = {
  args: {
    suggestions: [
      suggestionOf(outline, '優惠碼用字卡帶過', '優惠碼用字卡停留兩秒', { id: 'card', author: '山眠' }),
      suggestionOf(outline, '先不講品牌', '', { id: 'brand', role: 'creator', author: '阿澄' }),
    ],
    onSuggestionAccept: fn(),
    onSuggestionReject: fn(),
    onSelectQuote: fn(),
  },
};

export const UnknownContent: Story = {
  args: {
    html: `${everything}<video><source src="https://cdn.test/a.mp4">開箱影片</video><img src="data:image/png;base64,AAAA" alt="瓶身">`,
  },
};
