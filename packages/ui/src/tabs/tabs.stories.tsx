import type { Meta, StoryObj } from '@storybook/react-vite';
import { Count } from '../count';
import { InEveryState } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs';

const meta = {
  title: 'UI/Tabs 分頁 (tab bar)',
  id: 'ui-tabs',
  tags: ['navigation-導覽'],
  component: Tabs,
  argTypes: { children: { control: false } },
  args: {
    defaultValue: 'open',
    children: (
      <>
        <TabsList aria-label="專案">
          <TabsTrigger value="open">
            進行中<span className="pd:text-ink-3">7</span>
          </TabsTrigger>
          <TabsTrigger value="invited">
            邀請中
            <Count value={2} label="2則新邀請" />
          </TabsTrigger>
          <TabsTrigger value="closed">已結案</TabsTrigger>
          <TabsTrigger value="off" disabled>
            停用
          </TabsTrigger>
        </TabsList>
        <TabsContent value="open">七個專案正在進行。</TabsContent>
        <TabsContent value="invited">兩個邀請等你回覆。</TabsContent>
        <TabsContent value="closed">還沒有結案的專案。</TabsContent>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { activationMode: 'manual' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: () => (
    <InEveryState>
      {(state) => (
        <Tabs defaultValue="open">
          <TabsList aria-label={state}>
            <TabsTrigger value="open">進行中</TabsTrigger>
            <TabsTrigger value="closed">已結案</TabsTrigger>
          </TabsList>
          <TabsContent value="open">七個專案正在進行。</TabsContent>
        </Tabs>
      )}
    </InEveryState>
  ),
};

export const LongText: Story = {
  args: {
    defaultValue: '0',
    children: (
      <>
        <TabsList aria-label="任務">
          {['開箱與七天實測影片', '限時動態3則，上線當週', 'Donaudampfschifffahrtsgesellschaft', '直播'].map(
            (name, index) => (
              <TabsTrigger key={name} value={String(index)}>
                {name}
              </TabsTrigger>
            ),
          )}
        </TabsList>
        <TabsContent value="0">內容</TabsContent>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };

export const Zoom200: Story = zoomed(Default);
