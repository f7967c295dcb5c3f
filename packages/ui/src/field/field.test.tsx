import { expect, test } from 'vitest';
import { render } from '../../test/render';
import { Checkbox } from '../checkbox';
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

test('the control keeps its own description beside those of the field', async () => {
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

test('prop: controlId fixes the id of the control', async () => {
  const screen = await render(
    <Field label="信箱" controlId="email">
      <Input />
    </Field>,
  );
  await expect.element(screen.getByLabelText('信箱')).toHaveAttribute('id', 'email');
});

test('prop: labelHidden keeps the name for assistive technology', async () => {
  const screen = await render(
    <Field label="搜尋" labelHidden>
      <Input />
    </Field>,
  );
  await expect.element(screen.getByRole('textbox', { name: '搜尋' })).toBeVisible();
  expect(screen.container.querySelector('label')?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

test('every control binds itself', async () => {
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

test('own controls bind with useFieldControl', async () => {
  const screen = await render(
    <Field label="音量" hint="0到100">
      <Slider />
    </Field>,
  );
  await expect.element(screen.getByRole('slider', { name: '音量' })).toHaveAccessibleDescription('0到100');
});
