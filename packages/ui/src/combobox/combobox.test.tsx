import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, renderInShadow } from '../../test/render';
import { Dialog, DialogContent, DialogTitle } from '../dialog';
import { Field } from '../field';
import { Combobox, type ComboboxOption } from '.';

const brands = [
  { value: 'tea', label: '山眠茶飲', keywords: 'tea' },
  { value: 'book', label: '小島書店' },
  { value: 'camp', label: '山行戶外', disabled: true },
  { value: 'soap', label: '山嵐手工皂', hint: '台東' },
];

async function setup(props: Partial<ComponentProps<typeof Combobox<string>>> = {}) {
  const onValueChange = vi.fn();
  const screen = await render(
    <>
      <p>頁面</p>
      <Combobox aria-label="品牌" options={brands} onValueChange={onValueChange} {...props} />
    </>,
  );
  await userEvent.tab();
  const input = screen.getByRole('combobox', { name: '品牌' });
  await expect.element(input).toHaveFocus();
  const option = (name: string) => screen.getByRole('option', { name });
  const highlighted = () =>
    document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { screen, input, option, highlighted, onValueChange, list: screen.getByRole('listbox') };
}

test('↓ opens the list on its first option, ↑ on its last; ↓ and ↑ wrap around and skip disabled options', async () => {
  const { input, list, highlighted } = await setup();
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list).toBeVisible();
  await expect.element(input).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(highlighted).toBe('山眠茶飲');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(highlighted).toBe('山嵐手工皂台東');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(highlighted).toBe('山眠茶飲');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(highlighted).toBe('山嵐手工皂台東');
  await userEvent.keyboard('{Escape}{ArrowUp}');
  await expect.poll(highlighted).toBe('山嵐手工皂台東');
  await expect.element(input).toHaveFocus();
});

test('Home, End, Page Up and Page Down move in the open list', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ value: `${index}`, label: `選項${index}` }));
  const { highlighted } = await setup({ options: many });
  await userEvent.keyboard('{ArrowDown}{PageDown}');
  await expect.poll(highlighted).toBe('選項10');
  await userEvent.keyboard('{PageUp}');
  await expect.poll(highlighted).toBe('選項0');
  await userEvent.keyboard('{End}');
  await expect.poll(highlighted).toBe('選項39');
  await userEvent.keyboard('{Home}');
  await expect.poll(highlighted).toBe('選項0');
});

test('typing keeps the matches and highlights the first; Enter chooses it and closes', async () => {
  const { screen, input, list, highlighted, onValueChange } = await setup();
  await userEvent.keyboard('TEA');
  await expect.poll(() => screen.getByRole('option').elements().length).toBe(1);
  expect(highlighted()).toBe('山眠茶飲');
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue('山眠茶飲');
  await expect.element(list).not.toBeInTheDocument();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('tea');
});

test('a disabled option is neither highlighted nor chosen', async () => {
  const { screen, option, highlighted, onValueChange } = await setup();
  await userEvent.keyboard('山');
  await expect.poll(() => screen.getByRole('option').elements().length).toBe(3);
  expect(highlighted()).toBe('山眠茶飲');
  await expect.element(option('山行戶外')).toHaveAttribute('aria-disabled', 'true');
  await option('山行戶外').click({ force: true });
  expect(onValueChange).not.toHaveBeenCalled();
});

test('Enter without a match chooses nothing and does not submit the form', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  const { screen, input, onValueChange } = await setup();
  document.addEventListener('submit', onSubmit, { once: true });
  await userEvent.keyboard('沒有這個{Enter}');
  await expect.element(screen.getByText('找不到符合的項目，請換個關鍵字').first()).toBeInTheDocument();
  await expect.element(input).toHaveValue('沒有這個');
  expect(onValueChange).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Esc closes and restores the chosen label', async () => {
  const { input, list, onValueChange } = await setup({ defaultValue: 'book' });
  await userEvent.keyboard('茶');
  await expect.element(list).toBeVisible();
  await expect.element(input).toHaveValue('茶');
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(input).toHaveValue('小島書店');
  await expect.element(input).toHaveFocus();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('Tab leaves without choosing and restores the chosen label', async () => {
  const { screen, input, list, onValueChange } = await setup({ defaultValue: 'book' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(input).toHaveValue('小島書店');
  await expect.element(screen.getByRole('button', { name: '清除' })).toHaveFocus();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('Alt ↑ closes without choosing', async () => {
  const { list, onValueChange } = await setup();
  await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
  await expect.element(list).not.toBeInTheDocument();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('a click on the input shows all options, with the chosen one marked and highlighted', async () => {
  const { screen, input, option, highlighted } = await setup({ defaultValue: 'book' });
  await input.click();
  await expect.poll(() => screen.getByRole('option').elements().length).toBe(4);
  await expect.element(option('小島書店')).toHaveAttribute('aria-selected', 'true');
  expect(highlighted()).toBe('小島書店');
});

test('a click on an option chooses it, and the focus stays in the input', async () => {
  const { input, option, onValueChange } = await setup();
  await input.click();
  await option('小島書店').click();
  await expect.element(input).toHaveValue('小島書店');
  await expect.element(input).toHaveFocus();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('book');
});

test('the button opens and closes the list', async () => {
  const { screen, input, list } = await setup();
  const button = screen.getByRole('button', { name: '顯示選項' });
  await button.click();
  await expect.element(list).toBeVisible();
  await expect.element(input).toHaveFocus();
  await button.click();
  await expect.element(list).not.toBeInTheDocument();
});

test('a press outside closes it', async () => {
  const { screen, input, list } = await setup();
  await input.click();
  await expect.element(list).toBeVisible();
  await screen.getByText('頁面').click();
  await expect.element(list).not.toBeInTheDocument();
});

test('the clear button and emptying the input clear the choice', async () => {
  const { screen, input, onValueChange } = await setup({ defaultValue: 'book' });
  await screen.getByRole('button', { name: '清除' }).click();
  await expect.element(input).toHaveValue('');
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(input).toHaveValue('山眠茶飲');
  await userEvent.clear(input);
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveValue('');
  expect(onValueChange.mock.calls).toEqual([[null], ['tea'], [null]]);
});

test('while composing keys do nothing and the list waits; the composed text is then searched', async () => {
  const { screen, input, highlighted, onValueChange } = await setup();
  const field = input.element() as HTMLInputElement;
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(highlighted).toBe('山眠茶飲');
  const compose = (type: string, data: string) =>
    field.dispatchEvent(new CompositionEvent(type, { bubbles: true, data }));
  const type = (value: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  };
  compose('compositionstart', '');
  type('ㄒㄧㄠ');
  for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Escape']) {
    const init = { key, keyCode: 229, isComposing: true, bubbles: true, cancelable: true, composed: true };
    field.dispatchEvent(new KeyboardEvent('keydown', init));
  }
  await expect.element(input).toHaveValue('ㄒㄧㄠ');
  expect(screen.getByRole('option').elements()).toHaveLength(4);
  expect(highlighted()).toBe('山眠茶飲');
  type('小');
  compose('compositionend', '小');
  // Safari reports the Enter that ended the composition only afterwards.
  const late = { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
  field.dispatchEvent(new KeyboardEvent('keydown', late));
  await expect.poll(highlighted).toBe('小島書店');
  expect(screen.getByRole('option').elements()).toHaveLength(1);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('ten thousand options: only the visible ones are rendered, and always the highlighted one', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ value: `${index}`, label: `創作者${index}` }));
  const { screen, highlighted } = await setup({ options: many });
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => screen.getByRole('option').elements().length).toBeGreaterThan(4);
  expect(screen.getByRole('option').elements().length).toBeLessThan(60);
  await userEvent.keyboard('{End}');
  await expect.poll(highlighted).toBe('創作者9999');
  const last = screen.getByRole('option', { name: '創作者9999' });
  await expect.element(last).toHaveAttribute('aria-setsize', '10000');
  await expect.element(last).toHaveAttribute('aria-posinset', '10000');
  await expect.element(last).toBeInViewport();
  await userEvent.keyboard('創作者777');
  await expect.poll(highlighted).toBe('創作者777');
});

function Remote({ answer }: { answer: (query: string) => Promise<ComboboxOption<string>[]> }) {
  const [found, setFound] = useState<ComboboxOption<string>[]>([]);
  const [loading, setLoading] = useState(false);
  const search = async (query: string) => {
    setLoading(true);
    setFound(query === '' ? [] : await answer(query));
    setLoading(false);
  };
  return <Combobox aria-label="品牌" options={found} filter={null} loading={loading} onQueryChange={search} />;
}

test('options of a server: shows that it is loading, then highlights the first; a choice stays known afterwards', async () => {
  let send: (options: ComboboxOption<string>[]) => void = () => {};
  const answer = vi.fn(() => new Promise<ComboboxOption<string>[]>((resolve) => (send = resolve)));
  const screen = await render(<Remote answer={answer} />);
  const input = screen.getByRole('combobox');
  await userEvent.tab();
  await userEvent.keyboard('山');
  await expect.element(screen.getByRole('status')).toHaveTextContent('載入中⋯⋯');
  expect(answer).toHaveBeenCalledExactlyOnceWith('山');
  send(brands.filter(({ label }) => label.startsWith('山')));
  await expect.element(screen.getByRole('status')).toHaveTextContent('3個選項');
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue('山眠茶飲');
  await userEvent.tab();
  await expect.element(input).toHaveValue('山眠茶飲');
});

test('the label of a value known before its options is shown once they arrive', async () => {
  const screen = await render(<Combobox aria-label="品牌" options={[]} value="book" />);
  const input = screen.getByRole('combobox', { name: '品牌' });
  await expect.element(input).toHaveValue('book');
  await screen.rerender(<Combobox aria-label="品牌" options={brands} value="book" />);
  await expect.element(input).toHaveValue('小島書店');
});

test('uses the label, hint and error of a Field for itself and its list', async () => {
  const screen = await render(
    <Field label="合作品牌" hint="可以搜尋" error="請選擇品牌" required>
      <Combobox options={brands} />
    </Field>,
  );
  const input = screen.getByRole('combobox', { name: '合作品牌' });
  await expect.element(input).toHaveAccessibleDescription('請選擇品牌 可以搜尋');
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAttribute('aria-required', 'true');
  await input.click();
  await expect.element(screen.getByRole('listbox', { name: '合作品牌' })).toBeVisible();
});

test('a form receives the value', async () => {
  const screen = await render(
    <form aria-label="表單">
      <Combobox aria-label="品牌" name="brand" options={brands} defaultValue="soap" />
    </form>,
  );
  expect(new FormData(screen.getByRole('form').element() as HTMLFormElement).get('brand')).toBe('soap');
});

test('in a dialog Esc closes the list first, the wheel scrolls it, a press on an option keeps the dialog', async () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ value: `${index}`, label: `選項${index}` }));
  const screen = await render(
    <Dialog defaultOpen>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>邀請</DialogTitle>
        <Combobox aria-label="品牌" options={many} />
      </DialogContent>
    </Dialog>,
  );
  const input = screen.getByRole('combobox', { name: '品牌' });
  await input.click();
  const list = screen.getByRole('listbox', { includeHidden: true });
  await expect.element(list).toBeVisible();
  await screen.getByRole('option', { name: '選項2', includeHidden: true, exact: true }).click();
  await expect.element(input).toHaveValue('選項2');
  await input.click();
  await expect.element(list).toBeVisible();
  await userEvent.wheel(list, { delta: { y: 400 } });
  await expect.poll(() => list.element().scrollTop).toBeGreaterThan(100);
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('in a shadow root keys, clicks and leaving work', async () => {
  const shadow = renderInShadow(
    <>
      <Combobox aria-label="品牌" options={brands} />
      <button type="button" id="after">
        之後
      </button>
    </>,
  );
  const options = () => [...shadow.querySelectorAll<HTMLElement>('[role=option]')];
  await expect.poll(() => shadow.querySelector('[role=combobox]')).not.toBeNull();
  const input = shadow.querySelector('[role=combobox]') as HTMLInputElement;
  input.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => options().length).toBeGreaterThan(0);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => input.value).toBe('小島書店');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => options().length).toBeGreaterThan(0);
  await userEvent.click(options()[0] as HTMLElement);
  await expect.poll(() => input.value).toBe('山眠茶飲');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => options().length).toBeGreaterThan(0);
  shadow.getElementById('after')?.focus();
  await expect.poll(() => options().length).toBe(0);
});
