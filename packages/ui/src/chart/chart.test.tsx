import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { BarChart, BarList, type ChartSeries, LineChart, SplitBar } from '.';

const days = ['12/16', '12/17', '12/18'];
const views: ChartSeries = { name: '觀看', values: [38_412, 31_200, 22_840] };
const Daily = (props: { categories?: readonly string[]; series?: readonly ChartSeries[] }) => (
  <LineChart title="每日觀看" categoryLabel="日期" categories={days} series={[views]} {...props} />
);
const tip = () => document.querySelector<HTMLElement>('[data-slot="chart-tooltip"]');

test('Tab reaches the points; arrow keys, Home and End move between them and announce them', async () => {
  const screen = await render(<Daily />);
  await userEvent.tab();
  await userEvent.tab();
  const points = screen.getByRole('slider', { name: '每日觀看' });
  await expect.element(points).toHaveFocus();
  await expect.element(points).toHaveAttribute('aria-valuetext', '12/16，觀看38,412');
  await expect.poll(() => tip()?.textContent).toBe('12/16觀看 38,412');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(points).toHaveAttribute('aria-valuetext', '12/17，觀看31,200');
  await userEvent.keyboard('{End}');
  await expect.element(points).toHaveAttribute('aria-valuetext', '12/18，觀看22,840');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(points).toHaveAttribute('aria-valuetext', '12/18，觀看22,840');
  await userEvent.keyboard('{ArrowLeft}{Home}');
  await expect.poll(() => tip()?.textContent).toBe('12/16觀看 38,412');
});

test('Esc hides the tooltip and an arrow key shows it again; leaving hides it too', async () => {
  await render(<Daily />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.poll(tip).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(tip).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => tip()?.textContent).toBe('12/17觀看 31,200');
  await userEvent.tab();
  await expect.poll(tip).toBeNull();
});

test('hovering shows the nearest point, inside the drawing', async () => {
  const screen = await render(<Daily />);
  const plot = screen.container.querySelector('[data-slot="chart-plot"]') ?? document.body;
  const { width, right } = plot.getBoundingClientRect();
  await page.elementLocator(plot).hover({ position: { x: width - 4, y: 20 } });
  await expect.poll(() => tip()?.textContent).toBe('12/18觀看 22,840');
  expect(tip()?.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  await screen.getByRole('heading', { name: '每日觀看' }).hover();
  await expect.poll(tip).toBeNull();
});

test('以表格檢視 shows all values as a table and keeps the focus', async () => {
  const screen = await render(<Daily series={[views, { name: '觸及', values: [9, null] }]} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('table', { name: '每日觀看' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: '12/16 38,412 9' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: '12/17 31,200 沒有資料' })).toBeVisible();
  const toggle = screen.getByRole('button', { name: '以圖表檢視' });
  await expect.element(toggle).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('slider')).toBeInTheDocument();
});

test('several lines have a legend and different strokes', async () => {
  const screen = await render(<Daily series={[views, { name: '觸及', values: [1, 2, 3] }]} />);
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['觀看', '觸及']);
  const lines = [...screen.container.querySelectorAll('[data-slot="chart-plot"] path')];
  expect(lines).toHaveLength(2);
  const dashes = lines.map((path) => getComputedStyle(path).strokeDasharray);
  expect(new Set(dashes).size).toBe(2);
});

test('missing data shows a message, without a plot or a table', async () => {
  const nothing = [{ name: '觀看', values: [null, Number.NaN, Number.POSITIVE_INFINITY] }];
  const screen = await render(<Daily series={nothing} />);
  await expect.element(screen.getByText('還沒有資料')).toBeVisible();
  expect(screen.container.querySelector('input, button, table')).toBeNull();
  await screen.rerender(<Daily categories={[]} series={[]} />);
  await expect.element(screen.getByText('還沒有資料')).toBeVisible();
});

test('a single point is drawn and can be read, and a shrinking number of points does not break it', async () => {
  const screen = await render(<Daily />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await screen.rerender(<Daily categories={['12/16']} series={[{ name: '觀看', values: [7] }]} />);
  await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '12/16，觀看7');
  const path = screen.container.querySelector('[data-slot="chart-plot"] path[data-dots]')?.getAttribute('d');
  expect(path).toMatch(/^M50,/);
  expect(path).not.toContain('NaN');
});

test('a value between two gaps is drawn as a dot', async () => {
  const screen = await render(<Daily series={[{ name: '觀看', values: [null, 5, null] }]} />);
  expect(screen.container.querySelector('path[data-dots]')?.getAttribute('d')).toMatch(/^M50,.*h0\.01$/);
});

test('ten thousand points are two paths with few labels', async () => {
  const bars = Array.from({ length: 10_000 }, (_, index) => ({ label: String(index), value: index % 97 }));
  const screen = await render(<BarChart title="每日觀看" categoryLabel="日期" valueLabel="觀看" bars={bars} />);
  await expect.element(screen.getByRole('slider')).toHaveAttribute('max', '9999');
  expect(screen.container.querySelectorAll('path')).toHaveLength(2);
  expect(screen.container.querySelectorAll('.pd-plot-categories > span').length).toBeLessThan(40);
});

test('bars rise from zero, negative ones fall from it, and notes are announced', async () => {
  const screen = await render(
    <BarChart
      title="訂閱"
      categoryLabel="日期"
      valueLabel="新增"
      bars={[
        { label: '12/16', value: 10 },
        { label: '12/17', value: -10, quiet: true, note: '清除假帳號' },
        { label: '12/18', value: null },
      ]}
    />,
  );
  const points = screen.getByRole('slider');
  await expect.element(points).toHaveAttribute('aria-valuetext', '12/16，新增10');
  points.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(points).toHaveAttribute('aria-valuetext', '12/17，新增-10，清除假帳號');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(points).toHaveAttribute('aria-valuetext', '12/18，新增沒有資料');
  const [up, down] = [...screen.container.querySelectorAll('path')].map((path) => path.getBBox());
  expect(up?.y).toBe(0);
  expect((up?.y ?? 0) + (up?.height ?? 0)).toBeCloseTo(down?.y ?? -1, 1);
});

test('at 320 px long names do not overflow', async () => {
  await page.viewport(320, 640);
  const long = 'Donaudampfschifffahrtsgesellschaftskapitaen';
  const screen = await render(
    <>
      <Daily categories={[long, `${long}2`, `${long}3`]} series={[{ name: long, values: [1e15, 2, 3] }, views]} />
      <BarList label="年齡" items={[{ label: long, value: 0.46 }]} />
      <SplitBar
        label="性別"
        parts={[
          { label: long, value: 1 },
          { label: `${long}2`, value: 1 },
        ]}
      />
    </>,
  );
  screen.getByRole('slider').element().focus();
  await expect.poll(tip).not.toBeNull();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const labels = [...screen.container.querySelectorAll('.pd-plot-categories > span')].map((item) =>
    item.getBoundingClientRect(),
  );
  for (const [index, box] of labels.slice(1).entries()) {
    expect(box.left).toBeGreaterThanOrEqual(labels[index]?.right ?? 0);
  }
  await page.viewport(1280, 800);
});

test('a list of bars is a table whose bars only repeat its numbers', async () => {
  const screen = await render(
    <BarList
      label="年齡"
      items={[
        { label: '25–34歲', value: 0.46, strong: true },
        { label: '45歲以上', value: 0.23 },
        { label: '不明', value: null },
      ]}
    />,
  );
  await expect.element(screen.getByRole('table', { name: '年齡' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: '25–34歲 46%' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: '不明 沒有資料' })).toBeVisible();
  const widths = [...screen.container.querySelectorAll('i')].map((bar) => bar.style.width);
  expect(widths).toEqual(['100%', '50%', '0%']);
});

test('a bar, its tooltip and its mark are aligned', async () => {
  const bars = Array.from({ length: 9 }, (_, index) => ({ label: `${index}`, value: index === 0 ? 5 : null }));
  const screen = await render(<BarChart title="觀看" categoryLabel="日期" valueLabel="觀看" bars={bars} />);
  const path = screen.container.querySelector('path')?.getBBox();
  expect((path?.x ?? 0) + (path?.width ?? 0) / 2).toBeCloseTo(100 / 18, 1);
});

test('a split bar shows the shares, and contains them as a table', async () => {
  const screen = await render(
    <SplitBar
      label="性別"
      parts={[
        { label: '女性', value: 78 },
        { label: '男性', value: 20 },
        { label: '其他', value: 2 },
      ]}
    />,
  );
  await expect.element(screen.getByRole('table', { name: '性別' })).toBeInTheDocument();
  await expect.element(screen.getByRole('row', { name: '女性 78%' })).toBeInTheDocument();
  await expect.element(screen.getByRole('row', { name: '其他 2%' })).toBeInTheDocument();
  expect(screen.container.querySelector('.pd-legend')?.textContent).toBe('其他 2%');
});

test('a split bar without data shows a message', async () => {
  const screen = await render(
    <SplitBar
      label="性別"
      parts={[
        { label: '女性', value: 0 },
        { label: '男性', value: -3 },
      ]}
    />,
  );
  await expect.element(screen.getByText('還沒有資料').first()).toBeVisible();
  expect(screen.container.querySelector('[data-slot="split-bar"]')).toHaveAttribute('data-state', 'empty');
});
