import type { Meta, StoryObj } from '@storybook/react-vite';
import { zoomed } from '../foundations/story-states';
import { Stat, StatList } from './stat';

const meta = {
  title: 'UI/Stat 關鍵數字 (metric, KPI, figure)',
  id: 'ui-stat',
  tags: ['data-資料'],
  component: Stat,
  args: { label: '互動率', value: '6.8%', hint: '頻道平均5.1%' },
  decorators: [
    (Story) => (
      <StatList>
        <Story />
      </StatList>
    ),
  ],
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { change: { label: '比上週多1.7個百分點', direction: 'up', news: 'good' } },
};

export const KeyFigures: Story = {
  render: () => (
    <>
      <Stat label="互動率" value="6.8%" hint="頻道平均5.1%" />
      <Stat label="首週觀看" value="142,910" hint="約定120,000" />
      <Stat label="首週曝光" value="152萬" hint="點閱率9.4%" />
      <Stat label="平均觀看比例" value="52.4%" hint="片長8:06" />
      <Stat label="新增訂閱" value="2,318" hint="目前18.8萬" />
    </>
  ),
};

export const Headline: Story = {
  args: { size: 'lg', label: '影片總觀看次數', value: '214,386', hint: '七天內達成約定觀看數的119%' },
};

export const Changes: Story = {
  render: () => (
    <>
      <Stat label="觀看" value="86,120" change={{ label: '比上週多12%', direction: 'up', news: 'good' }} />
      <Stat label="退訂" value="318" change={{ label: '比上週多4%', direction: 'up', news: 'bad' }} />
      <Stat label="平均片長" value="8:06" change={{ label: '比上週短21秒', direction: 'down' }} />
    </>
  ),
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { value: null, hint: '平台沒有提供' } };

export const LongText: Story = {
  args: {
    label: '影片上線後七天內由首頁推薦與搜尋帶來的總觀看次數',
    value: '1,214,386,000,000,000',
    hint: 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const HeadlineNarrow: Story = { ...Headline, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...KeyFigures, tags: ['!test'], parameters: { theme: 'dark' } };

export const Zoom200: Story = zoomed(KeyFigures);
