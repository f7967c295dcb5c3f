import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { InEveryState } from '../foundations/in-every-state';
import { beforeScript, zoomed } from '../foundations/story-states';
import { BarChart, BarList, LineChart, SplitBar } from '.';

const days = Array.from({ length: 21 }, (_, index) => (index < 16 ? `12/${16 + index}` : `01/0${index - 15}`));
const views = [
  38_412, 31_200, 22_840, 17_560, 13_904, 10_472, 8502, 7620, 6980, 7455, 8130, 6345, 5710, 5020, 4630, 4218, 3980,
  3540, 3110, 2580, 2200,
];

const meta = {
  title: 'UI/Chart 圖表 (bar chart, line chart, graph)',
  id: 'ui-chart',
  tags: ['data-資料'],
  component: LineChart,
  args: {
    title: '每日觀看',
    description: '上線首日最高，12/26因連續短片回升。',
    categoryLabel: '日期',
    categories: days,
    series: [{ name: '觀看', values: views }],
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    height: 280,
    series: [
      { name: '觀看', values: views },
      { name: '觸及', values: views.map((value) => Math.round(value * 0.78)) },
      { name: '互動', values: views.map((value) => Math.round(value * 0.12)) },
    ],
  },
};

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => (
    <InEveryState>
      {(state) => (
        <div className="pd:w-full">
          <LineChart {...args} title={`每日觀看（${state}）`} description={undefined} height={120} />
        </div>
      )}
    </InEveryState>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const points = within(canvasElement).getByRole('slider', { name: '每日觀看' });
    points.focus();
    await expect(points).toHaveAttribute('aria-valuetext', '12/16，觀看38,412');
    await expect(canvasElement.querySelector('[data-slot="chart-tooltip"]')).toBeVisible();
  },
};

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '以表格檢視' }));
    await expect(canvas.getByRole('table', { name: '每日觀看' })).toBeVisible();
  },
};

export const Bars: Story = {
  render: () => (
    <BarChart
      title="每日觀看"
      description="深色是約定的首週，占全部觀看的三分之二。"
      categoryLabel="日期"
      valueLabel="觀看"
      bars={days.map((label, index) => ({
        label,
        value: views[index],
        quiet: index >= 7,
        ...(index === 0 ? { note: '首頁推薦帶來61%' } : {}),
      }))}
    />
  ),
};

export const Split: Story = {
  render: () => (
    <SplitBar
      label="性別"
      parts={[
        { label: '女性', value: 78 },
        { label: '男性', value: 22 },
      ]}
    />
  ),
};

export const SplitInFour: Story = {
  render: () => (
    <SplitBar
      label="觀看來源"
      parts={[
        { label: '首頁推薦', value: 48 },
        { label: '搜尋', value: 28 },
        { label: '外部連結', value: 20 },
        { label: '通知', value: 4 },
      ]}
    />
  ),
};

export const List: Story = {
  render: () => (
    <BarList
      label="年齡"
      className="pd:max-w-105"
      items={[
        { label: '18–24歲', value: 0.18 },
        { label: '25–34歲', value: 0.46, strong: true },
        { label: '35–44歲', value: 0.27, strong: true },
        { label: '45歲以上', value: 0.09 },
      ]}
    />
  ),
};

export const Gaps: Story = {
  args: { series: [{ name: '觀看', values: views.map((value, index) => (index % 5 === 3 ? null : value)) }] },
};

export const SinglePoint: Story = { args: { categories: ['12/16'], series: [{ name: '觀看', values: [38_412] }] } };

export const Empty: Story = { args: { series: [] } };

export const Negative: Story = {
  render: () => (
    <BarChart
      title="新增訂閱"
      categoryLabel="日期"
      valueLabel="新增"
      bars={days.map((label, index) => ({ label, value: Math.round(Math.sin(index) * 120) }))}
    />
  ),
};

export const Narrow: Story = { ...Bars, globals: { viewport: { value: 'narrow' } } };

export const LongText: Story = {
  args: {
    title: '影片上線後七天內由首頁推薦與搜尋帶來的每日總觀看次數',
    description: 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen',
    categories: ['Donaudampfschifffahrtsgesellschaft', '旅行睡眠組京都三日與夜間修護精華', '12/18'],
    series: [{ name: 'Donaudampfschifffahrtsgesellschaft', values: [1, 3, 2] }],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Playground, tags: ['!test'], parameters: { theme: 'dark' } };

export const BarsDark: Story = { ...Bars, tags: ['!test'], parameters: { theme: 'dark' } };

export const SplitDark: Story = { ...SplitInFour, tags: ['!test'], parameters: { theme: 'dark' } };

export const SlowNetwork: Story = beforeScript(Default);

export const Zoom200: Story = zoomed(Playground);
