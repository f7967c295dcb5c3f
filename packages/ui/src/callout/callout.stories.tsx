import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { Callout } from './callout';

const meta = {
  title: 'UI/Callout 提醒框 (alert, banner, notice, admonition)',
  id: 'ui-callout',
  tags: ['feedback-回饋'],
  component: Callout,
  args: { children: '品牌和創作者都看得到這一頁。' },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    tone: 'warning',
    title: '還沒驗證信箱',
    children: '驗證後才能送出提案。',
    action: <Button size="sm">重寄驗證信</Button>,
  },
};

export const Tones: Story = {
  render: () => (
    <div className="pd:grid pd:max-w-120 pd:gap-3">
      <Callout title="給你參考">品牌和創作者都看得到這一頁。</Callout>
      <Callout tone="success" title="已經定案">
        雙方都確認了這一版。
      </Callout>
      <Callout tone="warning" title="明天到期">
        記得在截止以前回覆。
      </Callout>
      <Callout tone="danger" title="上傳失敗">
        網路連線異常，請檢查網路狀態後再試一次。
      </Callout>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer',
    children: '影片還在背景上傳，離開後無法接續，之後要從頭再傳一次，所以請先留在這一頁。',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Tones, tags: ['!test'], parameters: { theme: 'dark' } };
