import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { ScrollArea } from '.';

const lines = Array.from({ length: 40 }, (_, index) => `第${index + 1}行`);
const long = (
  <ScrollArea label="紀錄" style={{ height: 200, width: 240 }}>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </ScrollArea>
);

test('while the content overflows it is a tab stop and keys scroll it', async () => {
  const screen = await render(long);
  const region = screen.getByRole('region', { name: '紀錄' });
  await expect.element(region).toHaveAttribute('tabindex', '0');
  await userEvent.tab();
  await expect.element(region).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => region.element().scrollTop).toBeGreaterThan(100);
});

test('without overflow it is neither a region nor a tab stop', async () => {
  const screen = await render(
    <>
      <ScrollArea label="紀錄" style={{ height: 200 }}>
        <p>一行</p>
      </ScrollArea>
      <button type="button">之後</button>
    </>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '之後' })).toHaveFocus();
  expect(screen.getByRole('region').elements()).toEqual([]);
});

test('it becomes one when the content grows', async () => {
  const box = (count: number) => (
    <ScrollArea label="紀錄" style={{ height: 200 }}>
      {lines.slice(0, count).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </ScrollArea>
  );
  const screen = await render(box(1));
  expect(screen.getByRole('region').elements()).toEqual([]);
  await screen.rerender(box(40));
  await expect.element(screen.getByRole('region', { name: '紀錄' })).toBeVisible();
});

test('onScroll and viewportRef belong to the scrolling element', async () => {
  const onScroll = vi.fn();
  let viewport: HTMLDivElement | null = null;
  await render(
    <ScrollArea
      label="紀錄"
      style={{ height: 100 }}
      onScroll={onScroll}
      viewportRef={(element) => {
        viewport = element;
      }}
    >
      <div style={{ height: 900 }} />
    </ScrollArea>,
  );
  (viewport as HTMLDivElement | null)?.scrollTo({ top: 50 });
  await expect.poll(() => onScroll.mock.calls.length).toBeGreaterThan(0);
});

test('a long word does not overflow the box', async () => {
  const screen = await render(
    <ScrollArea label="紀錄" style={{ width: 200, maxHeight: 200 }}>
      <p>{'Donaudampfschifffahrt'.repeat(10)}</p>
    </ScrollArea>,
  );
  await expect.poll(() => screen.getByText(/Donau/).element().clientWidth).toBeLessThanOrEqual(200);
});
