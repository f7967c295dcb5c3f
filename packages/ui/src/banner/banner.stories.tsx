import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '../button';
import { InEveryState } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import { Link } from '../link';
import { Banner } from './banner';

const meta = {
  title: 'UI/Banner 橫幅',
  id: 'ui-banner',
  tags: ['feedback-回饋'],
  component: Banner,
  args: { label: '公告', children: '週六凌晨兩點到四點維護系統，期間無法上傳影片。' },
  argTypes: { icon: { control: false }, action: { control: false } },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { tone: 'warning', title: '網路連線中斷', action: <Button size="sm">重新連線</Button>, onDismiss: fn() },
};

/** Under the pointer, focused and pressed. */
export const Interaction: Story = {
  render: () => (
    <InEveryState>
      {(state) => (
        <Banner
          label={`公告（${state}）`}
          tone="warning"
          title="網路連線中斷"
          action={<Button size="sm">重新連線</Button>}
          onDismiss={fn()}
          className="pd:flex-1"
        >
          <Link href="#help">看可以怎麼做</Link>
        </Banner>
      )}
    </InEveryState>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <div className="pd:grid pd:gap-4">
      <Banner {...args} label="公告：維護" tone="info" title="系統維護" />
      <Banner {...args} label="公告：完成" tone="success" title="維護完成">
        可以上傳影片了。
      </Banner>
      <Banner {...args} label="公告：連線" tone="warning" title="網路連線中斷">
        你寫的內容都留在這台裝置上。
      </Banner>
      <Banner {...args} label="公告：詐騙" tone="danger" title="小心詐騙">
        我們不會打電話請你操作ATM。
      </Banner>
    </div>
  ),
};

export const WithLink: Story = {
  args: {
    label: '創作者獎勵',
    icon: <Gift size={16} strokeWidth={1.75} />,
    children: (
      <>
        完成第一個專案，獎勵金1000點。<Link href="#rewards">看怎麼領</Link>
      </>
    ),
    onDismiss: fn(),
  },
};

export const LongText: Story = {
  args: {
    ...Playground.args,
    children:
      '你寫的內容都留在這台裝置上，連線恢復後會自動送出，請不要清除瀏覽器的資料。Donaudampfschifffahrtsgesellschaftskapitaensmuetze',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Tones, tags: ['!test'], parameters: { theme: 'dark' } };

export const Zoom200: Story = zoomed(Tones);
