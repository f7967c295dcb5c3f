import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { Button } from '.';

test('Enter and Space press it', async () => {
  const press = vi.fn();
  const screen = await render(<Button onClick={press}>送出</Button>);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '送出' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(2);
});

test('does not submit a form by default', async () => {
  const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
  const screen = await render(
    <form onSubmit={(event) => submit(event.nativeEvent as SubmitEvent)}>
      <Button>取消</Button>
      <Button type="submit">送出</Button>
    </form>,
  );
  await screen.getByRole('button', { name: '取消' }).click();
  expect(submit).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: '送出' }).click();
  expect(submit).toHaveBeenCalledOnce();
});

test('prop: off is announced, keeps the focus, and still calls onClick', async () => {
  const press = vi.fn();
  const screen = await render(
    <Button off onClick={press}>
      送出
    </Button>,
  );
  const button = screen.getByRole('button', { name: '送出' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledOnce();
});

test('prop: busy ignores presses and submits, is announced and keeps the focus', async () => {
  const press = vi.fn();
  const submit = vi.fn();
  const screen = await render(
    <form onSubmit={submit}>
      <input aria-label="名稱" />
      <Button type="submit" busy onClick={press}>
        送出中
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: '送出中' });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await screen.getByLabelText('名稱').click();
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).not.toHaveAttribute('disabled');
});

test('prop: asChild gives a link the styles, the icon and the handlers', async () => {
  const press = vi.fn();
  const screen = await render(
    <Button asChild variant="ink" icon={<svg data-testid="icon" aria-hidden="true" />} onClick={press}>
      <a href="#flow">看流程</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: '看流程' });
  await expect.element(link).toHaveAttribute('data-variant', 'ink');
  await expect.element(link).not.toHaveAttribute('type');
  expect(link.element().querySelector('[data-testid=icon]')).not.toBeNull();
  await link.click();
  expect(press).toHaveBeenCalledOnce();
});

test('the three sizes are 32, 40 and 48 px high', async () => {
  const screen = await render(
    <>
      <Button size="sm">小</Button>
      <Button>中</Button>
      <Button size="lg">大</Button>
    </>,
  );
  const heights = ['小', '中', '大'].map((name) => screen.getByRole('button', { name }).element().clientHeight + 2);
  expect(heights).toEqual([32, 40, 48]);
});
