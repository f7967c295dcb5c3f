import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { Slider, type SliderProps } from '.';

const show = (props: Partial<SliderProps> = {}) =>
  render(
    <div style={{ width: 200, padding: 20 }}>
      <Slider label="費用" max={10} defaultValue={[2, 6]} textOf={(stop) => `${stop}萬`} {...props} />
    </div>,
  );

test('both thumbs have names and value texts, and arrows, Home and End move them', async () => {
  const commit = vi.fn();
  const screen = await show({ onValueCommit: commit });
  const from = screen.getByRole('slider', { name: '費用，最小' });
  const to = screen.getByRole('slider', { name: '費用，最大' });
  await userEvent.tab();
  await expect.element(from).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(from).toHaveAttribute('aria-valuetext', '3萬');
  expect(commit).toHaveBeenLastCalledWith([3, 6]);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(to).toHaveAttribute('aria-valuenow', '10');
  expect(commit).toHaveBeenLastCalledWith([3, 10]);
});

test('a press on the track moves the nearer thumb there', async () => {
  const change = vi.fn();
  const screen = await show({ onValueChange: change });
  const track = screen.getByRole('group', { name: '費用' });
  await track.click({ position: { x: 155, y: 10 } });
  expect(change).toHaveBeenLastCalledWith([2, 10]);
});

test('in right-to-left pages values increase to the left', async () => {
  const screen = await show({ dir: 'rtl', bars: [1, 2, 3, 4, 5] });
  const from = screen.getByRole('slider', { name: '費用，最小' }).element();
  const to = screen.getByRole('slider', { name: '費用，最大' }).element();
  expect(from.getBoundingClientRect().left).toBeGreaterThan(to.getBoundingClientRect().left);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(from).toHaveAttribute('aria-valuenow', '3');
  const chosen = [...document.querySelectorAll('[data-slot="slider-bars"] rect[data-chosen]')];
  expect(chosen.map((bar) => Number(bar.getAttribute('x')))).toEqual([37, 25]);
});

test('does not change when disabled', async () => {
  const change = vi.fn();
  const screen = await show({ disabled: true, onValueChange: change });
  await screen.getByRole('group', { name: '費用' }).click({ position: { x: 155, y: 10 }, force: true });
  expect(change).not.toHaveBeenCalled();
});

test('an invalid range, or one beyond the limits, is shown within them', async () => {
  const screen = await show({ value: [Number.NaN, 40] });
  await expect.element(screen.getByRole('slider', { name: '費用，最小' })).toHaveAttribute('aria-valuenow', '0');
  await expect.element(screen.getByRole('slider', { name: '費用，最大' })).toHaveAttribute('aria-valuenow', '10');
});
