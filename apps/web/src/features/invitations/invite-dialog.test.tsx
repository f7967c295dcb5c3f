import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import InviteDialog from './invite-dialog';

test('R-rwd-01 a creator who invites a vendor is told the bonus; an invitation to a task has none', async () => {
  const screen = await render(<InviteDialog title="邀請廠商開專案" task={null} onClose={() => {}} />);
  await expect.element(screen.getByText(/你會得到500元邀請獎金/)).toBeVisible();
  const rules = screen.getByRole('link', { name: /^看獎金規則/ });
  await expect.element(rules).toHaveAttribute('href', '/rewardsRules#invitation');
  await expect.element(rules).toHaveAttribute('target', '_blank');
  await screen.rerender(<InviteDialog title="邀請創作者" task="one" onClose={() => {}} />);
  await expect.element(screen.getByText(/邀請獎金/)).not.toBeInTheDocument();
});

test('R-inv-07 an invitation whose response was lost is retried as the same one; a changed one is a new one', async () => {
  const keys: (string | null)[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    if (keys.length < 3) throw new TypeError('Failed to fetch');
    return Response.json({ status: '0000', message: '', data: {} });
  });
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const onClose = vi.fn();
  const screen = await render(<InviteDialog title="邀請創作者" task="two" onClose={onClose} />);
  const send = screen.getByRole('button', { name: '寄出邀請' });
  await screen.getByRole('textbox', { name: '對方的電子郵件' }).fill('lin@paidang.test');
  await send.click();
  await expect.poll(() => keys.length).toBe(1);
  await expect.element(screen.getByRole('alert').first()).toBeInTheDocument();
  await send.click();
  await expect.poll(() => keys.length).toBe(2);
  await screen.getByRole('textbox', { name: /想說的話/ }).fill('一起拍');
  await send.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});
