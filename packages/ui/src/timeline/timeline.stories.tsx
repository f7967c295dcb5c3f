import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar';
import { Timeline, TimelineItem } from './timeline';

const meta = {
  title: 'UI/Timeline 時間軸 (history, activity log)',
  id: 'ui-timeline',
  tags: ['data-資料'],
  component: Timeline,
  argTypes: { children: { control: false } },
  args: {
    'aria-label': '最近動態',
    className: 'pd:max-w-80',
    children: (
      <>
        <TimelineItem
          marker={<Avatar name="阿澄" size={28} tone="creator" ring decorative />}
          time={<time dateTime="2026-12-04T10:42">今天 10:42</time>}
        >
          <b className="pd:font-medium">阿澄</b>在影片留言：這裡想放慢一點，讓大家看清楚按壓的動作。
        </TimelineItem>
        <TimelineItem
          marker={<Avatar name="山眠" size={28} tone="vendor" ring decorative />}
          time={<time dateTime="2026-11-27T15:08">11/27（五）15:08</time>}
        >
          <b className="pd:font-medium">許雅筑</b>確認腳本v2定案
        </TimelineItem>
        <TimelineItem time={<time dateTime="2026-11-22T21:30">11/22（日）21:30</time>}>專案建立</TimelineItem>
      </>
    ),
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { className: 'pd:max-w-120' } };

export const LongText: Story = {
  args: {
    children: (
      <>
        <TimelineItem
          marker={<Avatar name="阿澄" size={28} tone="creator" ring decorative />}
          time={<time dateTime="2026-12-04T10:42">今天 10:42，由行動裝置送出，品牌尚未讀取</time>}
        >
          {'這裡想放慢一點，讓大家看清楚按壓的動作，再接回瓶身的特寫。'.repeat(3)}
        </TimelineItem>
        <TimelineItem>Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuerschluessel</TimelineItem>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };
