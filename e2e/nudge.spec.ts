import { openOutline, people, projects } from './fixtures/demo.ts';
import { followFromBell } from './fixtures/live.ts';
import { looksRight } from './fixtures/looks-right.ts';
import { accounts, expect, test } from './fixtures/test.ts';

test('R-ntf-13 who waits reminds the other side once a day, and the reminder leads to the step', async ({ person }) => {
  const vendor = await person({ as: accounts.vendor });
  const creator = await person({ as: accounts.creator, viewport: { width: 390, height: 844 } });

  await test.step('the creator wants steps mailed at once, and reminders at any hour', async () => {
    await creator.goto('/profile/notify');
    await creator.getByRole('combobox', { name: '用 Email 通知我：步驟進度' }).click();
    await creator.getByRole('option', { name: '立即' }).click();
    await creator.getByRole('checkbox', { name: '夜間與假日也可以提醒我' }).check();
    await creator.getByRole('button', { name: '儲存設定' }).click();
    await expect(creator.getByText('設定成功', { exact: true })).toBeVisible();
    await creator.reload();
    await expect(creator.getByRole('checkbox', { name: '夜間與假日也可以提醒我' })).toBeChecked();
    await expect(creator.getByRole('combobox', { name: '用 Email 通知我：步驟進度' })).toHaveText('立即');
    await looksRight(creator);
  });

  await test.step('the vendor waits for the outline', async () => {
    await openOutline(vendor, projects.fresh);
    const band = vendor.getByRole('region', { name: '目前進度' });
    await band.getByRole('button', { name: '提醒對方' }).click();
    await expect(band.getByRole('status')).toHaveText(`已通知${people.creator}，明天起可以再提醒`);
    await looksRight(vendor);
    await vendor.setViewportSize({ width: 390, height: 844 });
    await vendor.reload();
    await expect(band.getByRole('button', { name: '今天已提醒' })).toHaveAttribute('aria-disabled', 'true');
    await looksRight(vendor);
  });

  await test.step('the creator comes from the bell to the outline, and has nobody to remind', async () => {
    await creator.goto('/project');
    await followFromBell(creator, `提醒你：《${projects.fresh}》的創意大綱輪到你了`);
    await creator.waitForURL(/\/outline\//);
    await expect(creator.getByRole('region', { name: '目前進度' })).toContainText('輪到你');
    await expect(creator.getByRole('button', { name: '提醒對方' })).toHaveCount(0);
  });
});
