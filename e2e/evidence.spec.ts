import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { CommentBoard } from './fixtures/comment-board.ts';
import { openOutline, openProject, projects } from './fixtures/demo.ts';
import { looksRight } from './fixtures/looks-right.ts';
import { accounts, expect, test } from './fixtures/test.ts';

const built = (path: string): string => fileURLToPath(new URL(`../packages/evidence/dist/${path}`, import.meta.url));

/** `npx @paidang/evidence verify`: what it prints, and how it ends. */
const command = (...words: string[]): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [built('cli.js'), 'verify', ...words], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
    );
  });

async function openEvidence(page: Page) {
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '存證' }).click();
  const dialog = page.getByRole('dialog', { name: '存證' });
  await expect(dialog.getByText('最後一筆的雜湊')).toBeVisible();
  return dialog;
}

test('two people work, one keeps the evidence, and everybody can check it: the command, a page without a network, the product', async ({
  person,
}, info) => {
  test.setTimeout(120_000);
  const whole = info.outputPath('capsule.zip');
  const changed = info.outputPath('changed.zip');
  const creator = await person({ as: accounts.creator });
  const vendor = await person({ as: accounts.vendor });

  await test.step('the vendor comments, and the creator downloads the capsule of their task', async () => {
    await openOutline(vendor, projects.busy);
    await new CommentBoard(vendor).send('這句話我們兩邊都看得到');
    await openProject(creator, projects.busy);
    const dialog = await openEvidence(creator);
    await looksRight(creator);
    const coming = creator.waitForEvent('download');
    await dialog.getByRole('button', { name: '下載存證包' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/存證包\.zip$/);
    await file.saveAs(whole);
    const bytes = await readFile(whole);
    const at = bytes.indexOf('這句話我們兩邊都看得到');
    expect(at).toBeGreaterThan(0);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(changed, bytes);
  });

  await test.step('the command says that it is whole by the published keys, and names the byte that was changed', async () => {
    const keys = new URL('/.well-known/paidang-keys.json', creator.url()).href;
    expect(await command(whole, '--keys', keys)).toMatchObject({ code: 0, text: expect.stringContaining('內容完整') });
    expect(await command(changed, '--keys', keys)).toMatchObject({
      code: 1,
      text: expect.stringContaining('檔案「contents.json」被改過'),
    });
  });

  await test.step('so does the page of the capsule, opened as a file', async () => {
    const page = await creator.context().newPage();
    await page.goto(`file://${built('verify.html')}`);
    await page.locator('input[type=file]').setInputFiles(whole);
    await expect(page.getByRole('heading', { name: '內容完整，沒有被改過' })).toBeVisible();
    await looksRight(page);
    await page.locator('input[type=file]').setInputFiles(changed);
    await expect(page.getByRole('listitem').filter({ hasText: 'contents.json' })).toContainText('被改過');
    await page.close();
  });

  await test.step('and the other side finds the same in the product', async () => {
    await openProject(vendor, projects.busy);
    const dialog = await openEvidence(vendor);
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles(whole);
    await expect(dialog.getByRole('status')).toContainText('內容完整');
    await input.setInputFiles(changed);
    await expect(dialog.getByRole('status')).toContainText('檔案「contents.json」被改過');
    await looksRight(vendor);
  });
});
