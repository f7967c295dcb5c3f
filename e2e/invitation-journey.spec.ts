import { barriers } from './fixtures/barriers.ts';
import { expect, mailTest } from './fixtures/mail-test.ts';
import { accounts } from './fixtures/test.ts';

const test = mailTest();
const password = accounts.password;

test('R-inv-09 R-rtp-13 R-rtp-27 a creator registers from an invitation and lands in the project', async ({
  person,
  postBox,
}) => {
  const email = 'newcomer@paidang.example';
  const vendor = await person({ as: accounts.vendor });
  await vendor.goto('/add_project/');
  await vendor.getByLabel('專案名稱').fill('新枕上市｜一週睡眠日記');
  await vendor.getByLabel('產品').fill('香氛枕');
  await vendor.getByLabel('任務名稱').fill('睡眠日記短片');
  await vendor.getByRole('button', { name: '開設專案' }).click();
  await expect(vendor).toHaveURL(/\/project_progress\?id=/);
  await vendor.getByRole('button', { name: '邀請創作者' }).click();
  const dialog = vendor.getByRole('dialog', { name: '邀請創作者' });
  await dialog.getByLabel('對方的電子郵件').fill('不是信箱');
  await dialog.getByRole('button', { name: '寄出邀請' }).click();
  await expect(dialog.getByRole('textbox', { name: '對方的電子郵件' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('對方的電子郵件').fill(email);
  await dialog.getByLabel('想說的話').fill('想請你試睡一週');
  await dialog.getByRole('button', { name: '寄出邀請' }).click();
  await expect(dialog).toBeHidden();

  const creator = await person({ viewport: { width: 390, height: 844 } });
  await creator.goto(await postBox.linkTo(email, '/invitation/'));
  await expect(creator.getByRole('heading', { name: '山眠邀請你加入專案' })).toBeVisible();
  await expect(creator.getByText('想請你試睡一週')).toBeVisible();
  expect(await barriers(creator)).toEqual([]);
  await creator.getByRole('link', { name: '註冊並加入' }).click();
  await expect(creator.getByLabel('電子郵件')).toHaveValue(email);
  await creator.getByLabel('密碼', { exact: true }).fill(password);
  await creator.getByRole('checkbox', { name: '我同意' }).click();
  await creator.getByRole('button', { name: '下一步' }).click();
  await creator.getByLabel('頻道').fill('慢慢睡');
  await creator.getByLabel('聯絡電話').fill('0912345678');
  await creator.getByRole('button', { name: '下一步' }).click();
  await creator.getByRole('button', { name: '完成註冊' }).click();
  await expect(creator).toHaveURL(/\/project_progress\?id=/);
  await expect(creator.getByRole('heading', { name: '新枕上市｜一週睡眠日記' })).toBeVisible();
  await vendor.getByRole('button', { name: /^通知/ }).click();
  await expect(vendor.getByRole('dialog', { name: '通知' })).toContainText(
    '慢慢睡已加入專案《新枕上市｜一週睡眠日記》',
  );
});

test('R-auth-07 R-inv-09 who registers from an invitation with Google is in the project too', async ({
  person,
  postBox,
}) => {
  const email = 'at.work@paidang.example';
  const vendor = await person({ as: accounts.vendor });
  await vendor.goto('/add_project/');
  await vendor.getByLabel('專案名稱').fill('冬被上市');
  await vendor.getByLabel('產品').fill('冬被');
  await vendor.getByLabel('任務名稱').fill('鋪床短片');
  await vendor.getByRole('button', { name: '開設專案' }).click();
  await vendor.getByRole('button', { name: '邀請創作者' }).click();
  const dialog = vendor.getByRole('dialog', { name: '邀請創作者' });
  await dialog.getByLabel('對方的電子郵件').fill(email);
  await dialog.getByRole('button', { name: '寄出邀請' }).click();
  await expect(dialog).toBeHidden();

  const creator = await person();
  await creator.goto(await postBox.linkTo(email, '/invitation/'));
  await creator.getByRole('link', { name: '註冊並加入' }).click();
  await creator.getByRole('link', { name: '用 Google 註冊' }).click();
  await creator.getByRole('button', { name: '取消' }).click();
  await expect(creator).toHaveURL(/\/register\/invitation\/.*login_refused=denied$/);
  await creator.getByRole('link', { name: '用 Google 註冊' }).click();
  await creator.getByLabel('名稱').fill('小被');
  await creator.getByLabel('電子郵件').fill('at.home@gmail.example');
  await creator.getByRole('button', { name: '繼續' }).click();
  await expect(creator.getByText('完成後就會加入山眠的專案')).toBeVisible();
  await creator.getByRole('checkbox', { name: '我同意' }).click();
  await creator.getByRole('button', { name: '下一步' }).click();
  await creator.getByLabel('頻道').fill('小被');
  await creator.getByLabel('聯絡電話').fill('0912345678');
  await creator.getByRole('button', { name: '下一步' }).click();
  await creator.getByRole('button', { name: '完成註冊' }).click();
  await expect(creator.getByRole('heading', { name: '冬被上市' })).toBeVisible();
});

test('R-inv-07 R-inv-10 R-rta-09 R-rta-27 a vendor registers, verifies, and opens a project for the creator who invited them', async ({
  person,
  postBox,
}) => {
  const email = 'brand@paidang.example';
  const creator = await person({ as: accounts.creator });
  await creator.goto('/project');
  await creator.getByRole('button', { name: '邀請廠商開專案' }).click();
  const dialog = creator.getByRole('dialog', { name: '邀請廠商開專案' });
  await dialog.getByLabel('對方的電子郵件').fill(email);
  await dialog.getByRole('button', { name: '寄出邀請' }).click();
  await expect(dialog).toBeHidden();

  const vendor = await person();
  await vendor.goto('/register');
  await vendor.getByLabel('電子郵件').fill(email);
  await vendor.getByLabel('密碼', { exact: true }).fill(password);
  await vendor.getByRole('checkbox', { name: '我同意' }).click();
  await vendor.getByRole('button', { name: '下一步' }).click();
  await vendor.getByLabel('公司名稱').fill('山野茶行');
  await vendor.getByLabel('聯絡人').fill('葉青');
  await vendor.getByLabel('聯絡電話').fill('02-5550-0199');
  await vendor.getByRole('button', { name: '完成註冊' }).click();
  await vendor.goto(await postBox.linkTo(email, '/validation'));
  await expect(vendor).toHaveURL('/project');

  await vendor.goto('/invitation');
  await expect(vendor.getByText('阿澄邀你開設專案')).toBeVisible();
  await vendor.getByRole('link', { name: '開專案' }).click();
  await expect(vendor.getByText('和阿澄一起合作')).toBeVisible();
  await vendor.getByLabel('專案名稱').fill('春茶上市');
  await vendor.getByLabel('產品').fill('春茶');
  await vendor.getByLabel('任務名稱').fill('茶園一日');
  await vendor.getByRole('button', { name: '開設專案' }).click();
  await expect(vendor.getByRole('heading', { name: '春茶上市' })).toBeVisible();
  await expect(vendor.getByRole('button', { name: '傳訊息給阿澄' })).toBeVisible();
  await creator.goto('/project_list');
  await expect(creator.getByRole('link', { name: '春茶上市' }).first()).toBeVisible();
});
