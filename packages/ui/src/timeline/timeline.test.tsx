import { expect, test } from 'vitest';
import { render } from '../../test/render';
import { Timeline, TimelineItem } from '.';

test('is a named list of entries with their times', async () => {
  const screen = await render(
    <Timeline aria-label="最近動態">
      <TimelineItem time={<time dateTime="2026-12-04">今天</time>}>上傳了A copy</TimelineItem>
      <TimelineItem>專案建立</TimelineItem>
    </Timeline>,
  );
  await expect.element(screen.getByRole('list', { name: '最近動態' })).toBeVisible();
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['上傳了A copy今天', '專案建立']);
});

test('the line joins entries and ends at the last', async () => {
  const screen = await render(
    <Timeline aria-label="最近動態">
      <TimelineItem>一</TimelineItem>
      <TimelineItem>二</TimelineItem>
    </Timeline>,
  );
  const [first, last] = screen.getByRole('listitem').elements();
  expect(first && getComputedStyle(first, '::before').width).toBe('1px');
  expect(last && getComputedStyle(last, '::before').content).toBe('none');
});
