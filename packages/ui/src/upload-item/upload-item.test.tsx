import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { UploadItem } from '.';

test('shows name, size and progress', async () => {
  const screen = await render(<UploadItem name="初剪.mp4" size={1024 ** 2 * 1.5} state="uploading" progress={56} />);
  const item = screen.getByRole('group', { name: '初剪.mp4' });
  await expect.element(item).toHaveTextContent('初剪.mp41.5 MB上傳中 56%');
  await expect
    .element(item.getByRole('progressbar', { name: '上傳中：初剪.mp4' }))
    .toHaveAttribute('aria-valuenow', '56');
});

test('offers cancel, retry and remove, each in its state', async () => {
  const calls = { onCancel: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() };
  const screen = await render(<UploadItem name="a.jpg" state="uploading" progress={null} {...calls} />);
  await screen.getByRole('button', { name: '取消上傳a.jpg' }).click();
  expect(calls.onCancel).toHaveBeenCalledOnce();
  await screen.rerender(<UploadItem name="a.jpg" state="failed" reason="網路中斷" {...calls} />);
  await screen.getByRole('button', { name: '重新上傳' }).click();
  expect(calls.onRetry).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: '移除a.jpg' }).click();
  expect(calls.onRemove).toHaveBeenCalledOnce();
});

test('Tab, Enter and Space reach every action; the focus is kept when its button disappears', async () => {
  const calls = { onCancel: vi.fn(), onRetry: vi.fn() };
  const screen = await render(<UploadItem name="a.jpg" state="failed" reason="網路中斷" {...calls} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '重新上傳' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(calls.onRetry).toHaveBeenCalledOnce();
  await screen.rerender(<UploadItem name="a.jpg" state="uploading" progress={0} {...calls} />);
  await expect.element(screen.getByRole('group', { name: 'a.jpg' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '取消上傳a.jpg' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(calls.onCancel).toHaveBeenCalledOnce();
  await screen.rerender(<UploadItem name="a.jpg" state="done" {...calls} />);
  await expect.element(screen.getByRole('group', { name: 'a.jpg' })).toHaveFocus();
});

test('does not take the focus from elsewhere', async () => {
  const screen = await render(<UploadItem name="a.jpg" state="uploading" progress={0} onCancel={() => {}} />);
  await screen.rerender(<UploadItem name="a.jpg" state="done" />);
  expect(document.activeElement).toBe(document.body);
});

test('announces changes politely, and nothing on mounting', async () => {
  const ui = (
    rest: { state: 'uploading'; progress: number } | { state: 'done' } | { state: 'failed'; reason: string },
  ) => (
    <StrictMode>
      <UploadItem name="a.jpg" {...rest} />
    </StrictMode>
  );
  const screen = await render(ui({ state: 'uploading', progress: 1 }));
  const status = screen.getByRole('status');
  await expect.element(status).toBeEmptyDOMElement();
  await screen.rerender(ui({ state: 'uploading', progress: 80 }));
  await expect.element(status).toBeEmptyDOMElement();
  await screen.rerender(ui({ state: 'failed', reason: '網路中斷了' }));
  await expect.element(status).toHaveTextContent('a.jpg，上傳失敗，網路中斷了');
  await screen.rerender(ui({ state: 'done' }));
  await expect.element(status).toHaveTextContent('a.jpg，上傳完成');
});

test('a long name is truncated before its extension', async () => {
  const name = `${'很長的檔名'.repeat(40)}.mov`;
  const screen = await render(
    <div style={{ width: 280 }}>
      <UploadItem name={name} state="done" onRemove={() => {}} />
    </div>,
  );
  const item = screen.getByRole('group', { name }).element();
  expect(item.scrollWidth).toBeLessThanOrEqual(280);
  await expect.element(screen.getByText('.mov', { exact: true })).toBeVisible();
  const box = screen.getByText('.mov', { exact: true }).element().getBoundingClientRect();
  expect(box.right).toBeLessThan(item.getBoundingClientRect().right);
});

test('clamps progress outside the range', async () => {
  const screen = await render(<UploadItem name="a.jpg" state="uploading" progress={250} />);
  await expect.element(screen.getByRole('group')).toHaveTextContent('a.jpg上傳中 100%');
});

test('a failure without a reason does not compile', () => {
  // @ts-expect-error a reason is required
  const wrong = <UploadItem name="a.jpg" state="failed" />;
  // @ts-expect-error progress is required, null while unknown
  const vague = <UploadItem name="a.jpg" state="uploading" />;
  expect([wrong, vague]).toHaveLength(2);
});
