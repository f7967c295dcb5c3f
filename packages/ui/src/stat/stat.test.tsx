import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../test/render';
import { Stat, StatList } from '.';

test('the figure is associated with its label', async () => {
  const screen = await render(
    <StatList>
      <Stat label="互動率" value="6.8%" hint="頻道平均5.1%" />
    </StatList>,
  );
  await expect.element(screen.getByRole('term')).toHaveTextContent('互動率');
  await expect.element(screen.getByRole('definition').first()).toHaveTextContent('6.8%');
  await expect.element(screen.getByRole('definition').last()).toHaveTextContent('頻道平均5.1%');
});

test('without a figure a dash is shown and read as words', async () => {
  const screen = await render(
    <StatList>
      <Stat label="收藏" value={null} />
    </StatList>,
  );
  await expect.element(screen.getByRole('definition')).toHaveTextContent('—沒有資料');
});

test('zero is shown as a figure', async () => {
  const screen = await render(
    <StatList>
      <Stat label="收藏" value={0} />
    </StatList>,
  );
  await expect.element(screen.getByRole('definition')).toHaveTextContent('0');
});

test('prop: loading shows an announced placeholder', async () => {
  const screen = await render(
    <StatList>
      <Stat label="首週觀看" value="142,910" data-testid="loaded" />
      <Stat label="首週曝光" loading data-testid="loading" />
    </StatList>,
  );
  await expect.element(screen.getByTestId('loading')).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByTestId('loading').getByText('載入中')).toBeInTheDocument();
  const height = (name: string) => screen.getByTestId(name).element().getBoundingClientRect().height;
  expect(Math.abs(height('loading') - height('loaded'))).toBeLessThanOrEqual(1);
});

test('prop: change is described in words, its colour only repeats it', async () => {
  const screen = await render(
    <StatList>
      <Stat label="新增訂閱" value="2,318" change={{ label: '比上週多12%', direction: 'up', news: 'good' }} />
    </StatList>,
  );
  await expect.element(screen.getByText('比上週多12%')).toHaveAttribute('data-state', 'up');
});

test('the headline figure scales with its container and never overflows it', async () => {
  const screen = await render(
    <StatList>
      <Stat size="lg" label="影片總觀看次數" value="1,214,386,000" />
    </StatList>,
  );
  const figure = screen.getByRole('definition').element();
  expect(getComputedStyle(figure).fontSize).toBe('112px');
  await page.viewport(320, 640);
  expect(Number.parseFloat(getComputedStyle(figure).fontSize)).toBeLessThan(90);
  expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
  await page.viewport(1280, 800);
});
