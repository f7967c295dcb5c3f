import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import InviteDialog from './invite-dialog';

test('R-rwd-01 a creator who invites a vendor reads what they earn by it; an invitation to a task earns nothing', async () => {
  const screen = await render(<InviteDialog title="邀請廠商開專案" task={null} onClose={() => {}} />);
  await expect.element(screen.getByText(/你會得到500元邀請獎金/)).toBeVisible();
  const rules = screen.getByRole('link', { name: /^看獎金規則/ });
  await expect.element(rules).toHaveAttribute('href', '/rewardsRules#invitation');
  await expect.element(rules).toHaveAttribute('target', '_blank');
  await screen.rerender(<InviteDialog title="邀請創作者" task="one" onClose={() => {}} />);
  await expect.element(screen.getByText(/邀請獎金/)).not.toBeInTheDocument();
});
