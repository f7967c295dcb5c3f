import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, renderInShadow } from '../../test/render';
import { Dialog, DialogContent, DialogTitle } from '../dialog';
import { Field } from '../field';
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

async function setup(onChoose?: (kind: Kind) => void) {
  const screen = await render(
    <StrictMode>
      <p>頁面</p>
      <Example {...(onChoose ? { onChoose } : {})} />
      <button type="button">之後</button>
    </StrictMode>,
  );
  await userEvent.tab();
  const trigger = screen.getByRole('combobox', { name: '類型' });
  const highlighted = () =>
    document.getElementById(trigger.element().getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { screen, trigger, highlighted, list: screen.getByRole('listbox', { name: '類型' }) };
}

test('arrow keys open it and move over enabled options, and Enter chooses; the focus stays', async () => {
  const choose = vi.fn();
  const { trigger, highlighted, list } = await setup(choose);
  await expect.element(trigger).toHaveTextContent('選擇類型');
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list).toBeVisible();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(highlighted).toBe('影片');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(highlighted).toBe('Post');
  await userEvent.keyboard('{Home}');
  await expect.poll(highlighted).toBe('影片');
  await userEvent.keyboard('{End}');
  await expect.poll(highlighted).toBe('Post');
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith('post');
  await expect.element(trigger).toHaveTextContent('Post');
  await expect.element(trigger).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
});

test('opens on the chosen option; Space chooses; PageUp and PageDown move by ten', async () => {
  const { trigger, highlighted } = await setup();
  await userEvent.keyboard(' {ArrowDown}{ArrowDown} ');
  await expect.element(trigger).toHaveTextContent('短影音');
  await userEvent.keyboard('{Enter}');
  await expect.poll(highlighted).toBe('短影音');
  await userEvent.keyboard('{PageDown}');
  await expect.poll(highlighted).toBe('Post');
  await userEvent.keyboard('{PageUp}');
  await expect.poll(highlighted).toBe('影片');
});

test('Esc closes it without changing anything and keeps the focus', async () => {
  const choose = vi.fn();
  const { trigger, list } = await setup(choose);
  await userEvent.keyboard('{Enter}{ArrowDown}');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
  expect(choose).not.toHaveBeenCalled();
});

test('Tab chooses the highlighted option and moves on; a press elsewhere chooses nothing', async () => {
  const choose = vi.fn();
  const { screen, trigger, list } = await setup(choose);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
  await expect.element(screen.getByRole('button', { name: '之後' })).toHaveFocus();
  await expect.element(trigger).toHaveTextContent('短影音');
  await trigger.click();
  await userEvent.keyboard('{ArrowDown}');
  await screen.getByText('頁面').click();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(trigger).toHaveTextContent('短影音');
  expect(choose).toHaveBeenCalledExactlyOnceWith('short');
});

test('typing opens it at the matching option; browser shortcuts do not count as typing', async () => {
  const { list, highlighted } = await setup();
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.keyboard('p');
  await expect.poll(highlighted).toBe('Post');
});

test('a press on the open select closes it; disabled options cannot be chosen', async () => {
  const choose = vi.fn();
  const { screen, trigger, list } = await setup(choose);
  await trigger.click();
  await screen.getByRole('option', { name: '直播' }).click({ force: true });
  await expect.element(list).toBeVisible();
  await trigger.click();
  await expect.element(list).not.toBeInTheDocument();
  expect(choose).not.toHaveBeenCalled();
});

test('the open list hides nothing on the page from assistive technology', async () => {
  const { screen, list } = await setup();
  await userEvent.keyboard('{Enter}');
  await expect.element(list).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '之後' })).toBeVisible();
  expect(document.querySelector('[aria-hidden=true] :is(button, a, input), [inert]')).toBeNull();
});

test('Esc in a dialog closes the list first', async () => {
  const screen = await render(
    <Dialog defaultOpen>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>新任務</DialogTitle>
        <Example />
      </DialogContent>
    </Dialog>,
  );
  await screen.getByRole('combobox').click();
  await screen.getByRole('option', { name: '影片' }).hover();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('of ten thousand options only the visible ones are rendered, including the chosen one', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ value: `${index}`, label: `第${index + 1}集` }));
  const screen = await render(<Select aria-label="集數" options={many} defaultValue="4999" defaultOpen />);
  await expect.element(screen.getByRole('option', { name: '第5000集' })).toBeInViewport();
  await expect.element(screen.getByRole('option', { name: '第5000集' })).toHaveAttribute('aria-setsize', '10000');
  expect(screen.getByRole('option').elements().length).toBeLessThan(100);
});

test('options of a group are listed under its heading, and keys move across it', async () => {
  const grouped = [
    { value: 'video', label: '影片', group: '動態' },
    { value: 'short', label: '短影音', group: '動態' },
    { value: 'post', label: '圖文', group: '靜態' },
    { value: 'other', label: '其他' },
  ];
  const screen = await render(<Select aria-label="類型" options={grouped} defaultOpen defaultValue="short" />);
  const group = screen.getByRole('group', { name: '動態' });
  expect(
    group
      .getByRole('option')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['影片', '短影音']);
  await expect.element(screen.getByRole('group', { name: '靜態' }).getByRole('option')).toHaveTextContent('圖文');
  await screen.getByRole('combobox').click();
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('其他');
});

test('shows a message if there are no options', async () => {
  const screen = await render(<Select aria-label="類型" options={[]} />);
  await screen.getByRole('combobox').click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('沒有可以選的項目');
});

test('a Field names the trigger and the list', async () => {
  const screen = await render(
    <Field label="任務類型" error="請選擇任務類型">
      <Select options={options} />
    </Field>,
  );
  const trigger = screen.getByRole('combobox', { name: '任務類型' });
  await expect.element(trigger).toHaveAccessibleDescription('請選擇任務類型');
  await expect.element(trigger).toHaveAttribute('aria-invalid', 'true');
  await trigger.click();
  await expect.element(screen.getByRole('listbox', { name: '任務類型' })).toBeVisible();
});

test('when uncontrolled, keeps the choice and reports it', async () => {
  const choose = vi.fn();
  const screen = await render(<Select aria-label="類型" options={options} onValueChange={choose} />);
  await screen.getByRole('combobox').click();
  await screen.getByRole('option', { name: '短影音' }).click();
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('短影音');
  expect(choose).toHaveBeenCalledExactlyOnceWith('short');
});

test('can be cleared when controlled', async () => {
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

test('in a shadow root its list is rendered inside', async () => {
  const shadow = renderInShadow(<Select aria-label="類型" options={options} defaultOpen defaultValue="video" />);
  await expect.poll(() => shadow.querySelectorAll('[role=option]').length).toBe(4);
  expect(document.querySelector('[role=listbox]')).toBeNull();
  await expect.poll(() => shadow.activeElement?.getAttribute('role')).toBe('combobox');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => shadow.querySelector('[role=combobox]')?.textContent).toBe('短影音');
});
