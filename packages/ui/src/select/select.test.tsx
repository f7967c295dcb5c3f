import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, renderInShadow } from '../../test/render';
import { Select } from '.';

const options = [
  { value: 'video', label: '影片' },
  { value: 'short', label: '短影音' },
  { value: 'live', label: '直播', disabled: true },
  { value: 'post', label: 'Post' },
] as const;

type Kind = (typeof options)[number]['value'];

function Example({ onChoose }: { onChoose?: (kind: Kind) => void }) {
  const [kind, setKind] = useState<Kind>();
  return (
    <Select
      aria-label="類型"
      placeholder="選擇類型"
      options={options}
      value={kind}
      onValueChange={(next) => {
        setKind(next);
        onChoose?.(next);
      }}
    />
  );
}

test('arrow keys open it, move over what can be chosen, and Enter chooses', async () => {
  const choose = vi.fn();
  const screen = await render(<Example onChoose={choose} />);
  const trigger = screen.getByRole('combobox', { name: '類型' });
  await expect.element(trigger).toHaveTextContent('選擇類型');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: '影片' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: '短影音' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: 'Post' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith('post');
  await expect.element(trigger).toHaveTextContent('Post');
  await expect.element(trigger).toHaveFocus();
});

test('Esc closes it, changes nothing and gives the focus back', async () => {
  const choose = vi.fn();
  const screen = await render(<Example onChoose={choose} />);
  const trigger = screen.getByRole('combobox', { name: '類型' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
  expect(choose).not.toHaveBeenCalled();
});

test('typing jumps to an option', async () => {
  const screen = await render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('p');
  await expect.element(screen.getByRole('option', { name: 'Post' })).toHaveFocus();
});

test('uncontrolled it keeps what was chosen and tells', async () => {
  const choose = vi.fn();
  const screen = await render(<Select aria-label="類型" options={options} onValueChange={choose} />);
  await screen.getByRole('combobox').click();
  await screen.getByRole('option', { name: '短影音' }).click();
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('短影音');
  expect(choose).toHaveBeenCalledExactlyOnceWith('short');
});

test('controlled it can be emptied', async () => {
  const ui = (value: Kind | undefined) => (
    <Select aria-label="類型" placeholder="選擇類型" options={options} value={value} onValueChange={() => undefined} />
  );
  const screen = await render(ui('post'));
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('Post');
  await screen.rerender(ui(undefined));
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('選擇類型');
});

test('prop: name takes part in a form', async () => {
  const screen = await render(
    <form>
      <Select aria-label="類型" name="kind" options={options} defaultValue="short" />
    </form>,
  );
  await expect.element(screen.getByRole('combobox')).toBeVisible();
  const form = screen.container.querySelector('form');
  expect(form && new FormData(form).get('kind')).toBe('short');
});

test('in a shadow root its list stays inside', async () => {
  const shadow = renderInShadow(<Select aria-label="類型" options={options} defaultOpen defaultValue="video" />);
  await expect.poll(() => shadow.querySelectorAll('[role=option]').length).toBe(4);
  expect(document.body.querySelector(':scope > [role=listbox], :scope > div > [role=listbox]')).toBeNull();
});
