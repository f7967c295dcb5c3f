import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openProject, people, projects } from './fixtures/demo.ts';
import { looksRight } from './fixtures/looks-right.ts';
import { asPrinted, pdfPages } from './fixtures/pdf-text.ts';
import { accounts, expect, test } from './fixtures/test.ts';

/** From the demo creator's service data. */
const payee = { name: '陳澄宇', id: 'A123456789' } as const;

/** Text of the file a button downloads. */
async function wordsOf(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^勞務報酬單 FS-\d{4}-000001\.pdf$/);
  return pdfPages(await readFile(await file.path())).join(' ');
}

test('R-rwd-13 the fee of a closed project gets its 勞務報酬單 with three buttons: made, signed, downloaded', async ({
  person,
}) => {
  test.setTimeout(180_000);
  const vendor = await person({ as: accounts.vendor });
  const creator = await person({ as: accounts.creator, viewport: { width: 390, height: 844 } });

  await test.step('the vendor makes it: a wrong 統一編號 is told at the field', async () => {
    await openProject(vendor, projects.closed);
    await vendor.getByRole('button', { name: '製作勞務報酬單' }).click();
    const form = vendor.getByRole('dialog', { name: '製作勞務報酬單' });
    await form.getByLabel('公司名稱').fill('山眠生活股份有限公司');
    await form.getByLabel('統一編號').fill('12345678');
    await form.getByLabel('公司地址').fill('臺北市大同區承德路一段1號');
    await form.getByRole('button', { name: '請創作者簽署' }).click();
    await expect(form.getByText('統一編號不正確，請再確認一次')).toBeVisible();
    await looksRight(vendor);
    await form.getByLabel('統一編號').fill('04595257');
    await form.getByRole('button', { name: '請創作者簽署' }).click();
    await expect(form).toBeHidden();
    await expect(vendor.getByText(`已請${people.creator}簽署勞務報酬單。`)).toBeVisible();
    await looksRight(vendor);
  });

  await test.step('the creator reads and signs it, on a phone', async () => {
    await openProject(creator, projects.closed);
    await creator.getByRole('button', { name: '確認並簽署' }).click();
    const dialog = creator.getByRole('dialog', { name: '確認並簽署勞務報酬單' });
    await expect(dialog.getByText('A12•••••89')).toBeVisible();
    await looksRight(creator);
    await dialog.getByLabel('簽署姓名').fill(payee.name);
    await dialog.getByRole('checkbox', { name: /以電子方式簽署/ }).check();
    await dialog.getByRole('button', { name: '簽署', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(creator.getByText(/勞務報酬單FS-\d{4}-000001已簽署。/)).toBeVisible();
    await looksRight(creator);
  });

  await test.step('both have their copy, the numbers masked', async () => {
    const own = await wordsOf(creator, '下載PDF');
    const vendors = await wordsOf(vendor, '下載PDF');
    for (const words of [own, vendors]) {
      for (const expected of ['勞務報酬單', '山眠生活股份有限公司', '04595257', payee.name, 'A12*****89', '實領金額']) {
        expect(words).toContain(asPrinted(expected));
      }
      expect(words).not.toContain(payee.id);
    }
    expect(own).toContain(asPrinted('所得人留存'));
    expect(vendors).toContain(asPrinted('支付單位留存'));
  });

  await test.step('the vendor gets the numbers whole after their password', async () => {
    await vendor.getByRole('button', { name: '更多' }).last().click();
    await vendor.getByRole('menuitem', { name: '下載完整號碼的第一聯' }).click();
    await vendor
      .getByRole('dialog', { name: '下載完整號碼' })
      .getByLabel('密碼', { exact: true })
      .fill(accounts.password);
    expect(await wordsOf(vendor, '下載')).toContain(payee.id);
  });

  await test.step('the vendor voids it: it stays in the books', async () => {
    await vendor.getByRole('button', { name: '更多' }).last().click();
    await vendor.getByRole('menuitem', { name: '作廢' }).click();
    const dialog = vendor.getByRole('dialog', { name: '作廢這張勞務報酬單？' });
    await dialog.getByLabel('原因').fill('金額填錯了');
    await dialog.getByRole('button', { name: '作廢' }).click();
    await expect(vendor.getByRole('button', { name: '製作勞務報酬單' })).toBeVisible();
    await vendor.getByText('先前的1張').click();
    await expect(vendor.locator('details').getByText('已作廢')).toBeVisible();
    await looksRight(vendor);
  });
});
