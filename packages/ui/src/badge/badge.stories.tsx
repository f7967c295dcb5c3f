import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CircleAlert, ClockAlert } from 'lucide-react';
import { Badge } from './badge';

const meta = {
  title: 'UI/Badge 標籤 (chip, tag, status pill)',
  id: 'ui-badge',
  tags: ['data-資料'],
  component: Badge,
  args: { children: '尚未開始' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { tone: 'success', icon: <Check size={12} strokeWidth={2.25} />, children: '已定案' },
};

export const Tones: Story = {
  render: () => (
    <div className="pd:flex pd:flex-wrap pd:gap-2">
      <Badge>尚未開始</Badge>
      <Badge tone="success" icon={<Check size={12} strokeWidth={2.25} />}>
        已定案
      </Badge>
      <Badge tone="warning" icon={<ClockAlert size={12} strokeWidth={2.25} />}>
        明天到期
      </Badge>
      <Badge tone="danger" icon={<CircleAlert size={12} strokeWidth={2.25} />}>
        逾期1天
      </Badge>
      <Badge tone="plain">草稿</Badge>
    </div>
  ),
};

export const LongText: Story = {
  args: { children: '等待品牌確認第三版創意大綱並補上商品規格與購買連結的說明' },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Tones, tags: ['!test'], parameters: { theme: 'dark' } };
