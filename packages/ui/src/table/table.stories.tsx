import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { EmptyState } from '../empty-state';
import { InEveryState } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableEmpty,
  TableFoot,
  TableGroup,
  TableHead,
  TableHeader,
  TableLoading,
  TableRow,
  TableRowHeader,
  TableScroll,
  useTableSort,
} from '.';

interface Platform {
  name: string;
  views: number;
  reach: number;
  saves: number | null;
}

const platforms: Platform[] = [
  { name: 'YouTube', views: 214_386, reach: 168_204, saves: null },
  { name: 'Instagram', views: 86_120, reach: 71_533, saves: 1870 },
  { name: 'Facebook', views: 24_870, reach: 41_208, saves: null },
];
const columns = {
  name: (row: Platform) => row.name,
  views: (row: Platform) => row.views,
  reach: (row: Platform) => row.reach,
  saves: (row: Platform) => row.saves,
};
const figure = (value: number | null) => (value === null ? '—' : value.toLocaleString('zh-TW'));

interface ExampleProps {
  rows?: readonly Platform[];
  cards?: boolean;
  flush?: boolean;
  sticky?: boolean;
  maxHeight?: number;
}

function Example({ rows = platforms, cards = true, flush = false, sticky = false, maxHeight }: ExampleProps) {
  const sort = useTableSort(rows, columns);
  return (
    <TableScroll label="各平台成效" style={{ maxHeight }}>
      <Table cards={cards} flush={flush}>
        <TableCaption>各平台成效</TableCaption>
        <TableHead sticky={sticky}>
          <TableRow>
            <TableHeader {...sort.header('name')}>平台</TableHeader>
            <TableHeader align="end" firstSort="descending" {...sort.header('views')}>
              觀看
            </TableHeader>
            <TableHeader align="end" firstSort="descending" {...sort.header('reach')}>
              觸及
            </TableHeader>
            <TableHeader align="end" firstSort="descending" {...sort.header('saves')}>
              收藏
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {sort.rows.map((row) => (
            <TableRow key={row.name}>
              <TableRowHeader>{row.name}</TableRowHeader>
              <TableCell label="觀看" align="end">
                {figure(row.views)}
              </TableCell>
              <TableCell label="觸及" align="end">
                {figure(row.reach)}
              </TableCell>
              <TableCell label="收藏" align="end">
                {figure(row.saves)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  );
}

const meta = {
  title: 'UI/Table 表格 (data table, grid, sort)',
  id: 'ui-table',
  tags: ['data-資料'],
  component: Table,
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Example /> };

export const Playground: Story = {
  args: { cards: false, flush: false },
  render: ({ cards = true, flush = false }) => <Example cards={cards} flush={flush} />,
};

/** Below a heading at the page's edge, the column names align with it. */
export const Flush: Story = { render: () => <Example flush /> };

export const Sorted: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '觸及' }));
    await expect(canvas.getByRole('columnheader', { name: '觸及' })).toHaveAttribute('aria-sort', 'descending');
  },
};

const episodes = Array.from({ length: 60 }, (_, index) => ({
  name: `第${index + 1}集`,
  views: 40_000 - index * 311,
  reach: 52_000 - index * 407,
  saves: index % 3 ? index * 12 : null,
}));

export const StickyHead: Story = { render: () => <Example rows={episodes} sticky maxHeight={320} /> };

export const Groups: Story = {
  render: () => (
    <Table>
      <TableCaption visuallyHidden>專案</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>專案</TableHeader>
          <TableHeader>下一個日期</TableHeader>
          <TableHeader align="end">未讀留言</TableHeader>
        </TableRow>
      </TableHead>
      {[
        { name: '輪到你', rows: ['冬夜暖湯與香氛枕', '夜間修護精華｜一週實測'] },
        { name: '等創作者', rows: ['白噪音喇叭｜工程師的睡眠實驗'] },
      ].map((group) => (
        <TableBody key={group.name}>
          <TableGroup columns={3}>{group.name}</TableGroup>
          {group.rows.map((name, index) => (
            <TableRow key={name} selected={index === 1}>
              <TableRowHeader>{name}</TableRowHeader>
              <TableCell label="下一個日期">12/05（六）</TableCell>
              <TableCell label="未讀留言" align="end">
                {index}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      ))}
      <TableFoot>
        <TableRow>
          <TableCell>共3件</TableCell>
          <TableCell />
          <TableCell label="未讀留言" align="end">
            1
          </TableCell>
        </TableRow>
      </TableFoot>
    </Table>
  ),
};

const head = (
  <TableHead>
    <TableRow>
      <TableHeader>專案</TableHeader>
      <TableHeader>下一個日期</TableHeader>
      <TableHeader align="end">未讀留言</TableHeader>
    </TableRow>
  </TableHead>
);

export const Loading: Story = {
  render: () => (
    <Table aria-busy="true">
      <TableCaption>專案</TableCaption>
      {head}
      <TableLoading columns={3} />
    </Table>
  ),
};

export const Empty: Story = {
  render: () => (
    <Table>
      <TableCaption>專案</TableCaption>
      {head}
      <TableBody>
        <TableEmpty columns={3}>
          <EmptyState
            title="沒有符合的專案"
            description="換一個關鍵字，或清除篩選。"
            action={<Button size="sm">清除篩選</Button>}
          />
        </TableEmpty>
      </TableBody>
    </Table>
  ),
};

const long = [
  { name: 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen'.repeat(2), views: 1, reach: 2, saves: 3 },
  {
    name: '旅行睡眠組京都三日與夜間修護精華七天實測的聯名合作專案第二季'.repeat(2),
    views: 214_386,
    reach: 2,
    saves: 3,
  },
];

export const LongText: Story = { render: () => <Example rows={long} /> };

export const Cards: Story = { render: () => <Example />, globals: { viewport: { value: 'phone' } } };

export const CardsNarrowLongText: Story = {
  render: () => <Example rows={long} />,
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Groups, tags: ['!test'], parameters: { theme: 'dark' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: () => (
    <InEveryState>
      {(state) => (
        <Table className="pd:w-60">
          <TableCaption visuallyHidden>{state}</TableCaption>
          <TableHead>
            <TableRow>
              <TableHeader sort="descending" onSortChange={() => {}}>
                觀看
              </TableHeader>
            </TableRow>
          </TableHead>
        </Table>
      )}
    </InEveryState>
  ),
};

export const Zoom200: Story = zoomed(Default);
