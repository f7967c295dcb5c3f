import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, renderInShadow } from '../../test/render';
import { Field } from '../field';
import { Rating, RatingDisplay } from '.';

const star = (screen: Awaited<ReturnType<typeof render>>, n: number) => screen.getByRole('radio', { name: `${n}分` });

test('Tab focuses the chosen star, the arrow keys choose and wrap around', async () => {
  const change = vi.fn();
  const screen = await render(<Rating aria-label="體驗" defaultValue={4} onValueChange={change} />);
  await userEvent.tab();
  await expect.element(star(screen, 4)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(star(screen, 5)).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(star(screen, 1)).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(star(screen, 5)).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(star(screen, 4)).toBeChecked();
  await expect.element(star(screen, 4)).toHaveFocus();
  expect(change.mock.calls.flat()).toEqual([5, 1, 5, 4]);
  await userEvent.tab();
  expect(document.activeElement?.matches('[data-slot="rating"] *')).toBe(false);
});

test('without a rating Tab focuses the first star and Space chooses it', async () => {
  const screen = await render(<Rating aria-label="體驗" />);
  expect(screen.container.querySelectorAll('input:checked')).toHaveLength(0);
  await userEvent.tab();
  await expect.element(star(screen, 1)).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(star(screen, 1)).toBeChecked();
});

test('a press on a star chooses it and fills the stars before it', async () => {
  const screen = await render(<Rating aria-label="體驗" />);
  await star(screen, 3).click();
  await userEvent.unhover(star(screen, 3));
  await expect.element(screen.getByText('3分')).toBeVisible();
  const fills = [...screen.container.querySelectorAll('[data-slot="rating-star"]')].map((one) =>
    one.getAttribute('data-fill'),
  );
  expect(fills).toEqual(['1', '1', '1', '0', '0']);
});

test('prop: clearable: the button removes the rating and the focus stays in the group', async () => {
  const change = vi.fn();
  const screen = await render(<Rating aria-label="體驗" clearable defaultValue={2} onValueChange={change} />);
  await screen.getByRole('button', { name: '清除' }).click();
  expect(change).toHaveBeenCalledExactlyOnceWith(null);
  await expect.element(star(screen, 1)).toHaveFocus();
  await expect.element(star(screen, 2)).not.toBeChecked();
  await expect.element(screen.getByRole('button', { name: '清除' })).not.toBeInTheDocument();
});

test.each(['{Delete}', '{Backspace}'])('%s clears only if clearable', async (key) => {
  const screen = await render(
    <>
      <Rating aria-label="甲" clearable defaultValue={2} labels={{ value: (n) => `甲${n}` }} />
      <Rating aria-label="乙" defaultValue={2} labels={{ value: (n) => `乙${n}` }} />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(screen.getByRole('radio', { name: '甲2' })).not.toBeChecked();
  screen.getByRole('radio', { name: '乙2' }).element().focus();
  await userEvent.keyboard(key);
  await expect.element(screen.getByRole('radio', { name: '乙2' })).toBeChecked();
});

function Stubborn() {
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <>
      <Rating aria-label="體驗" value={null} onValueChange={setAsked} />
      <p>想要{asked}</p>
    </>
  );
}

test('shows the given value when controlled', async () => {
  const screen = await render(<Stubborn />);
  await star(screen, 5).click();
  await expect.element(screen.getByText('想要5')).toBeVisible();
  await expect.element(star(screen, 5)).not.toBeChecked();
});

test('when disabled it accepts neither presses nor the focus', async () => {
  const change = vi.fn();
  const screen = await render(<Rating aria-label="體驗" disabled clearable defaultValue={2} onValueChange={change} />);
  await star(screen, 5).click({ force: true });
  await userEvent.tab();
  expect(change).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test('prop: name takes part in a form', async () => {
  const screen = await render(
    <form>
      <Rating aria-label="體驗" name="experience" defaultValue={4} />
    </form>,
  );
  const form = screen.container.querySelector('form');
  expect(form && new FormData(form).get('experience')).toBe('4');
});

test('uses the label, hint and error of a Field', async () => {
  const screen = await render(
    <Field label="合作體驗" error="請選1到5分">
      <Rating />
    </Field>,
  );
  const group = screen.getByRole('radiogroup', { name: '合作體驗' });
  await expect.element(group).toHaveAccessibleDescription('請選1到5分');
});

test('in a shadow root the arrow keys choose as well', async () => {
  const shadow = renderInShadow(<Rating aria-label="體驗" defaultValue={2} />);
  await expect.poll(() => shadow.querySelectorAll('input').length).toBe(5);
  shadow.querySelectorAll('input')[1]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(shadow.querySelector<HTMLInputElement>('input:checked')?.value).toBe('3');
});

test.each([
  [4.5, '4.5分，滿分5分', ['1', '1', '1', '1', '0.5']],
  [3.2, '3.2分，滿分5分', ['1', '1', '1', '0', '0']],
  [9, '5分，滿分5分', ['1', '1', '1', '1', '1']],
  [-1, '0分，滿分5分', ['0', '0', '0', '0', '0']],
  [Number.NaN, '還沒有評分', ['0', '0', '0', '0', '0']],
  [null, '還沒有評分', ['0', '0', '0', '0', '0']],
])('RatingDisplay of %s reads %s', async (value, name, fills) => {
  const screen = await render(<RatingDisplay value={value} />);
  const stars = screen.getByRole('img', { name, exact: true }).element().querySelectorAll('[data-slot="rating-star"]');
  expect([...stars].map((one) => one.getAttribute('data-fill'))).toEqual(fills);
});
