import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { Checkbox } from '../checkbox';
import { DatePicker } from '../date-picker';
import { Input } from '../input';
import { Radio, RadioGroup } from '../radio-group';
import { Segmented } from '../segmented';
import { Select } from '../select';
import { Switch } from '../switch';
import { Textarea } from '../textarea';
import { Field, useFieldControl } from '.';

function Slider() {
  return <input type="range" {...useFieldControl({})} />;
}

test('a press on the label focuses the input', async () => {
  const screen = await render(
    <Field label="專案名稱">
      <Input />
    </Field>,
  );
  await screen.getByText('專案名稱').click();
  await expect.element(screen.getByRole('textbox', { name: '專案名稱' })).toHaveFocus();
});

test('error and hint describe the control, error first, and mark it invalid', async () => {
  const screen = await render(
    <Field label="密碼" hint="不能有空白" error="注意格式是否錯誤" required>
      <Input />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: '密碼' });
  await expect.element(input).toHaveAccessibleDescription('注意格式是否錯誤 不能有空白');
  await expect.element(input).toBeInvalid();
  await expect.element(input).toBeRequired();
});

test('an error that appears is announced politely', async () => {
  const ui = (error?: string) => (
    <Field label="信箱" error={error}>
      <Input />
    </Field>
  );
  const screen = await render(ui());
  const live = screen.container.querySelector('[aria-live=polite]');
  await screen.rerender(ui('記得填寫喔'));
  expect(live?.textContent).toBe('記得填寫喔');
  await screen.rerender(ui());
  expect(live?.textContent).toBe('');
  await expect.element(screen.getByRole('textbox')).toBeValid();
});

test('the control keeps its own description besides those of the field', async () => {
  const screen = await render(
    <>
      <p id="own">自己的說明</p>
      <Field label="信箱" hint="公司信箱">
        <Input aria-describedby="own" />
      </Field>
    </>,
  );
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('自己的說明 公司信箱');
});

test('prop: controlId sets the id of the control', async () => {
  const screen = await render(
    <Field label="信箱" controlId="email">
      <Input />
    </Field>,
  );
  await expect.element(screen.getByLabelText('信箱')).toHaveAttribute('id', 'email');
});

test('prop: labelHidden keeps the accessible name', async () => {
  const screen = await render(
    <Field label="搜尋" labelHidden>
      <Input />
    </Field>,
  );
  await expect.element(screen.getByRole('textbox', { name: '搜尋' })).toBeVisible();
  expect(screen.container.querySelector('label')?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

test('every control connects to the field automatically', async () => {
  const error = '請填寫此欄位';
  const screen = await render(
    <>
      <Field label="內容" error={error}>
        <Textarea />
      </Field>
      <Field label="類型" error={error}>
        <Select options={[{ value: 'a', label: '影片' }]} />
      </Field>
      <Field label="身分" error={error}>
        <RadioGroup>
          <Radio value="a" label="甲" />
        </RadioGroup>
      </Field>
      <Field label="篩選" error={error}>
        <Segmented options={[{ value: 'a', label: '全部' }]} />
      </Field>
      <Field error={error}>
        <Checkbox label="同意" />
      </Field>
      <Field error={error}>
        <Switch label="音效" />
      </Field>
    </>,
  );
  const controls = [
    screen.getByRole('textbox', { name: '內容' }),
    screen.getByRole('combobox', { name: '類型' }),
    screen.getByRole('radiogroup', { name: '身分' }),
    screen.getByRole('radiogroup', { name: '篩選' }),
    screen.getByRole('checkbox', { name: '同意' }),
    screen.getByRole('switch', { name: '音效' }),
  ];
  for (const control of controls) await expect.element(control).toHaveAccessibleDescription(error);
  for (const control of controls) await expect.element(control).toHaveAttribute('aria-invalid', 'true');
});

test('custom controls connect with useFieldControl', async () => {
  const screen = await render(
    <Field label="音量" hint="0到100">
      <Slider />
    </Field>,
  );
  await expect.element(screen.getByRole('slider', { name: '音量' })).toHaveAccessibleDescription('0到100');
});

/** Validates on blur; the button is directly below the field. */
function Leaving({ lines, onPress, mail = '' }: { lines?: number; onPress: () => void; mail?: string }) {
  const [value, setValue] = useState(mail);
  const [isWrong, setWrong] = useState(mail !== '');
  return (
    <>
      <Field label="信箱" error={isWrong ? '電子郵件不正確' : null} {...(lines ? { lines } : {})}>
        <Input
          value={value}
          onChange={(event) => setValue(event.target.value)}
          onBlur={() => setWrong(!value.includes('@'))}
        />
      </Field>
      <button type="button" className="pd:block pd:h-6" onClick={onPress}>
        送出
      </button>
    </>
  );
}

const top = (element: Element) => element.getBoundingClientRect().top;

test.each([
  ['comes', 'nobody', ''],
  ['goes', 'nobody@example.com', 'nobody'],
])('a press is not lost when the message above it %s because the field was left', async (_what, typed, mail) => {
  const onPress = vi.fn();
  const screen = await render(<Leaving mail={mail} onPress={onPress} />);
  await screen.getByRole('textbox').fill(typed);
  await screen.getByRole('button').click();
  expect(onPress).toHaveBeenCalledOnce();
  // Afterwards the message is displayed as usual.
  const message = screen.getByText('電子郵件不正確');
  if (typed.includes('@')) await expect.element(message).not.toBeInTheDocument();
  else await expect.element(message).toBeVisible();
});

test('nothing moves during a press; a press that ends elsewhere releases the delay', async () => {
  const screen = await render(<Leaving onPress={() => {}} />);
  await screen.getByRole('textbox').fill('nobody');
  const button = screen.getByRole('button').element();
  const before = top(button);
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  (document.activeElement as HTMLElement).blur();
  await expect.element(screen.getByRole('textbox')).toBeInvalid();
  expect(top(button)).toBe(before);
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expect.element(screen.getByText('電子郵件不正確')).toBeVisible();
  expect(top(button)).toBeGreaterThan(before);
});

test('prop: lines reserves space, so that a message that appears or disappears moves nothing', async () => {
  const screen = await render(<Leaving lines={1} onPress={() => {}} />);
  const button = screen.getByRole('button').element();
  const before = top(button);
  await screen.getByRole('textbox').fill('nobody');
  await userEvent.tab();
  await expect.element(screen.getByText('電子郵件不正確')).toBeVisible();
  expect(top(button)).toBe(before);

  const two = await render(
    <Field label="電話" hint="例：0912345678" lines={2} data-testid="two">
      <Input />
    </Field>,
  );
  const height = () => two.getByTestId('two').element().getBoundingClientRect().height;
  const rest = height();
  await two.rerender(
    <Field label="電話" hint="例：0912345678" error="無效的電話號碼" lines={2} data-testid="two">
      <Input />
    </Field>,
  );
  expect(height()).toBe(rest);
});

test('prop: lines also reserves space for the messages of a date picker', async () => {
  const screen = await render(
    <Field label="上線日" lines={1} data-testid="day">
      <DatePicker />
    </Field>,
  );
  const height = () => screen.getByTestId('day').element().getBoundingClientRect().height;
  const rest = height();
  await screen.getByRole('textbox', { name: '上線日' }).fill('2026-13-40');
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: '上線日' })).toBeInvalid();
  await expect.element(screen.getByRole('textbox', { name: '上線日' })).toHaveAccessibleDescription(/./);
  expect(height()).toBe(rest);
});
