import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { MultiCombobox } from '.';

const creators = ['阿澄', '小路', '米亞', '大寶'].map((label) => ({ value: label, label }));

async function setup(props: Partial<ComponentProps<typeof MultiCombobox<string>>> = {}) {
  const onValueChange = vi.fn();
  const screen = await render(
    <MultiCombobox aria-label="創作者" options={creators} onValueChange={onValueChange} {...props} />,
  );
  const input = screen.getByRole('combobox', { name: '創作者' });
  await input.click();
  const remove = (name: string) => screen.getByRole('button', { name: `移除${name}` });
  const tags = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  return { screen, input, remove, tags, onValueChange, list: screen.getByRole('listbox') };
}

test('choosing adds a tag, keeps the list open on that option and ends the search; choosing again removes it', async () => {
  const { screen, input, tags, list, onValueChange } = await setup();
  await expect.element(list).toHaveAttribute('aria-multiselectable', 'true');
  await userEvent.keyboard('米{Enter}');
  await expect.poll(tags).toEqual(['米亞']);
  await expect.element(input).toHaveValue('');
  await expect.poll(() => screen.getByRole('option').elements().length).toBe(4);
  const chosen = screen.getByRole('option', { name: '米亞' });
  await expect.element(chosen).toHaveAttribute('aria-selected', 'true');
  await expect.element(input).toHaveAttribute('aria-activedescendant', chosen.element().id);
  await userEvent.keyboard('{Enter}');
  await expect.poll(tags).toEqual([]);
  await expect.poll(() => onValueChange.mock.calls).toEqual([[['米亞']], [[]]]);
});

test('Backspace in the empty input removes the last tag, otherwise only a letter', async () => {
  const { input, tags } = await setup({ defaultValue: ['阿澄', '小路'] });
  await userEvent.keyboard('ab{Backspace}');
  await expect.element(input).toHaveValue('a');
  await expect.poll(tags).toEqual(['阿澄', '小路']);
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.poll(tags).toEqual(['阿澄']);
});

test('← moves to the tags, ← → move between them, Delete and Enter remove, → after the last moves back', async () => {
  const { input, remove, tags } = await setup({ defaultValue: ['阿澄', '小路', '米亞'] });
  await userEvent.keyboard('{Escape}{ArrowLeft}');
  await expect.element(remove('米亞')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(remove('阿澄')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(remove('小路')).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.poll(tags).toEqual(['阿澄', '米亞']);
  await expect.element(remove('米亞')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect.poll(tags).toEqual(['阿澄']);
  await expect.element(input).toHaveFocus();
});

test('a press on a tag removes it, the button removes all', async () => {
  const { screen, input, remove, tags } = await setup({ defaultValue: ['阿澄', '小路', '米亞'] });
  await remove('小路').click();
  await expect.poll(tags).toEqual(['阿澄', '米亞']);
  await expect.element(input).toHaveFocus();
  await screen.getByRole('button', { name: '清除' }).click();
  await expect.poll(tags).toEqual([]);
});

test('Esc and leaving discard the typed text and keep the tags', async () => {
  const { input, tags, list } = await setup({ defaultValue: ['阿澄'] });
  await userEvent.keyboard('大{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(input).toHaveValue('');
  await expect.poll(tags).toEqual(['阿澄']);
});

test('Backspace while composing belongs to the input method', async () => {
  const { input, tags } = await setup({ defaultValue: ['阿澄'] });
  const field = input.element();
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  const init = { key: 'Backspace', keyCode: 229, isComposing: true, bubbles: true, cancelable: true };
  field.dispatchEvent(new KeyboardEvent('keydown', init));
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await userEvent.keyboard('{Escape}');
  expect(tags()).toEqual(['阿澄']);
});

test('a form receives every value', async () => {
  const screen = await render(
    <form aria-label="表單">
      <MultiCombobox aria-label="創作者" name="creator" options={creators} defaultValue={['阿澄', '米亞']} />
    </form>,
  );
  const form = screen.getByRole('form').element() as HTMLFormElement;
  expect(new FormData(form).getAll('creator')).toEqual(['阿澄', '米亞']);
});

test('when disabled, nothing can be removed', async () => {
  const screen = await render(
    <MultiCombobox aria-label="創作者" options={creators} defaultValue={['阿澄']} disabled />,
  );
  await expect.element(screen.getByRole('button', { name: '移除阿澄' })).toBeDisabled();
  await expect.element(screen.getByRole('combobox')).toBeDisabled();
});
