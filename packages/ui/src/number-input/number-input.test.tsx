import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, renderInShadow } from '../../test/render';
import { Field } from '../field';
import { NumberInput } from '.';

async function setup(props: ComponentProps<typeof NumberInput> = {}) {
  const onValueChange = vi.fn();
  const onValueCommitted = vi.fn();
  const screen = await render(
    <NumberInput
      aria-label="預算"
      defaultValue={5}
      onValueChange={onValueChange}
      onValueCommitted={onValueCommitted}
      {...props}
    />,
  );
  await userEvent.tab();
  const input = screen.getByRole('spinbutton', { name: '預算' });
  await expect.element(input).toHaveFocus();
  return { screen, input, onValueChange, onValueCommitted };
}

test.each([
  ['{ArrowUp}', '6'],
  ['{ArrowDown}', '4'],
  ['{Shift>}{ArrowUp}{/Shift}', '15'],
  ['{PageUp}', '15'],
  ['{PageDown}', '-5'],
  ['{Home}', '-20'],
  ['{End}', '20'],
])('%s makes 5 %s', async (key, expected) => {
  const { input, onValueChange, onValueCommitted } = await setup({ min: -20, max: 20 });
  await userEvent.keyboard(key);
  await expect.element(input).toHaveValue(expected);
  await expect.element(input).toHaveAttribute('aria-valuenow', expected);
  expect(onValueChange.mock.lastCall?.[0]).toBe(Number(expected));
  expect(onValueCommitted.mock.lastCall?.[0]).toBe(Number(expected));
});

test('steps stop at the limits', async () => {
  const { input } = await setup({ min: 0, max: 6 });
  await expect.element(input).toHaveAttribute('aria-valuemin', '0');
  await expect.element(input).toHaveAttribute('aria-valuemax', '6');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{PageUp}');
  await expect.element(input).toHaveValue('6');
});

test('without limits Home and End move the caret as in other inputs', async () => {
  const { input } = await setup({ defaultValue: 12 });
  await userEvent.keyboard('{Home}3');
  await expect.element(input).toHaveValue('312');
});

test('the typed number is grouped and limited on blur', async () => {
  const { input, onValueChange, onValueCommitted } = await setup({ min: 0, max: 50000 });
  await userEvent.fill(input, '1234567');
  await expect.element(input).toHaveValue('1234567');
  await userEvent.tab();
  await expect.element(input).toHaveValue('50,000');
  expect(onValueChange.mock.lastCall?.[0]).toBe(50000);
  expect(onValueCommitted.mock.lastCall?.[0]).toBe(50000);
});

test('with allowOutOfRange the number is kept, for the page to show an error', async () => {
  const { input, onValueChange } = await setup({ max: 20, allowOutOfRange: true });
  await userEvent.fill(input, '36');
  await userEvent.tab();
  await expect.element(input).toHaveValue('36');
  expect(onValueChange.mock.lastCall?.[0]).toBe(36);
});

test.each([
  ['１２，３４５', '12,345'],
  ['一二三', '123'],
])('%s is understood as %s', async (typed, expected) => {
  const { input } = await setup();
  await userEvent.fill(input, typed);
  await userEvent.tab();
  await expect.element(input).toHaveValue(expected);
});

test('letters are rejected; an emptied input is null', async () => {
  const { input, onValueChange } = await setup();
  await userEvent.keyboard('abc');
  await expect.element(input).toHaveValue('5');
  await userEvent.clear(input);
  await userEvent.tab();
  await expect.element(input).toHaveValue('');
  expect(onValueChange.mock.lastCall?.[0]).toBe(null);
});

test('keys meant for the input method never step', async () => {
  const { input, onValueChange } = await setup();
  for (const key of ['ArrowUp', 'PageUp']) {
    const init = { key, keyCode: 229, isComposing: true, bubbles: true, cancelable: true };
    input.element().dispatchEvent(new KeyboardEvent('keydown', init));
  }
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(input).toHaveValue('6');
  expect(onValueChange.mock.calls).toEqual([[6]]);
});

test('the buttons step, are not tab stops, and are disabled at the limits', async () => {
  const { screen, input } = await setup({ max: 6 });
  const more = screen.getByRole('button', { name: '增加' });
  await more.click();
  await expect.element(input).toHaveValue('6');
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('button', { name: '減少' }).click();
  await expect.element(input).toHaveValue('5');
  await expect.element(input).toHaveFocus();
  await expect.element(more).toHaveAttribute('tabindex', '-1');
});

test('uses the label, hint and error of a Field', async () => {
  const screen = await render(
    <Field label="人數" hint="含主持人" error="最多20位" required>
      <NumberInput defaultValue={36} />
    </Field>,
  );
  const input = screen.getByRole('spinbutton', { name: '人數' });
  await expect.element(input).toHaveAccessibleDescription('最多20位 含主持人');
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAttribute('aria-required', 'true');
});

test('a form receives the plain number', async () => {
  const screen = await render(
    <form aria-label="表單">
      <NumberInput aria-label="預算" name="budget" defaultValue={12000} />
    </form>,
  );
  const form = screen.getByRole('form').element() as HTMLFormElement;
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('12,000');
  expect(new FormData(form).get('budget')).toBe('12000');
});

function Held() {
  const [value, setValue] = useState<number | null>(1);
  return (
    <>
      <NumberInput aria-label="預算" value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue(null)}>
        清空
      </button>
    </>
  );
}

test('when controlled, null empties it', async () => {
  const screen = await render(<Held />);
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('1');
  await screen.getByRole('button', { name: '清空' }).click();
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('');
});

test.each(['disabled', 'readOnly'] as const)('%s keeps the number', async (state) => {
  const screen = await render(<NumberInput aria-label="預算" defaultValue={5} {...{ [state]: true }} />);
  const input = screen.getByRole('spinbutton');
  (input.element() as HTMLInputElement).focus();
  await userEvent.keyboard('{ArrowUp}{PageUp}');
  await expect.element(input).toHaveValue('5');
});

test('a long unit leaves room for the number', async () => {
  const screen = await render(
    <div style={{ width: 288 }}>
      <NumberInput aria-label="預算" defaultValue={5} prefix="新台幣（含稅）" suffix="元／每一支影片與限時動態" />
    </div>,
  );
  expect(screen.getByRole('spinbutton').element().clientWidth).toBeGreaterThan(20);
});

test('in a shadow root the keys step too', async () => {
  const shadow = renderInShadow(<NumberInput aria-label="預算" defaultValue={5} />);
  await expect.poll(() => shadow.querySelector('[role=spinbutton]')).not.toBeNull();
  const input = shadow.querySelector('[role=spinbutton]') as HTMLInputElement;
  input.focus();
  await userEvent.keyboard('{ArrowUp}{PageUp}');
  await expect.poll(() => input.value).toBe('16');
});
