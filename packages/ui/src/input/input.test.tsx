import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { Input, PasswordInput } from '.';

function Search({ onClear }: { onClear?: () => void }) {
  const [value, setValue] = useState('夜間');
  return (
    <Input
      aria-label="搜尋"
      clearable
      clearLabel="清除"
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        if (event.target.value === '') onClear?.();
      }}
    />
  );
}

test('prop: clearable empties a controlled input through onChange and focuses it', async () => {
  const onClear = vi.fn();
  const screen = await render(<Search onClear={onClear} />);
  await screen.getByRole('button', { name: '清除' }).click();
  expect(onClear).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('textbox')).toHaveValue('');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test('prop: clearable hides its button while there is nothing to clear', async () => {
  const screen = await render(<Search />);
  await screen.getByRole('textbox').fill('');
  await expect.element(screen.getByRole('button', { name: '清除' })).not.toBeInTheDocument();
  await screen.getByRole('textbox').fill('a');
  await expect.element(screen.getByRole('button', { name: '清除' })).toBeVisible();
});

test('prop: clearable has no button on a disabled or read-only input', async () => {
  const screen = await render(
    <>
      <Input aria-label="一" clearable clearLabel="清除" defaultValue="a" disabled />
      <Input aria-label="二" clearable clearLabel="清除" defaultValue="a" readOnly />
    </>,
  );
  expect(screen.getByRole('button').elements()).toEqual([]);
});

test('the clear button does not submit the form', async () => {
  const submit = vi.fn();
  const screen = await render(
    <form onSubmit={submit}>
      <Search />
    </form>,
  );
  await screen.getByRole('button', { name: '清除' }).click();
  expect(submit).not.toHaveBeenCalled();
});

test('text being composed survives renders of a controlled input', async () => {
  const screen = await render(<Search />);
  const input = screen.getByRole('textbox').element() as HTMLInputElement;
  input.focus();
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await userEvent.keyboard('ㄏㄠ');
  expect(input.value).toBe('夜間ㄏㄠ');
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '好' }));
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  expect(input.value).toBe('夜間ㄏㄠ');
});

test('ref and attributes go to the input, className to the box', async () => {
  const ref = vi.fn();
  const screen = await render(<Input ref={ref} name="q" className="mine" aria-label="搜尋" prefix="NT$" suffix="元" />);
  const input = screen.getByRole('textbox').element();
  expect(ref).toHaveBeenCalledWith(input);
  expect(input.getAttribute('name')).toBe('q');
  expect(input.parentElement?.classList.contains('mine')).toBe(true);
});

test('PasswordInput shows and hides the password, also by keyboard', async () => {
  const screen = await render(
    <PasswordInput aria-label="密碼" showLabel="顯示密碼" hideLabel="隱藏密碼" defaultValue="night" />,
  );
  const input = screen.getByLabelText('密碼', { exact: true });
  await expect.element(input).toHaveAttribute('type', 'password');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(screen.getByRole('button', { name: '隱藏密碼' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(input).toHaveAttribute('type', 'password');
  await expect.element(input).toHaveValue('night');
});
