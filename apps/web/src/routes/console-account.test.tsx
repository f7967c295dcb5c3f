import '@paidang/ui/styles.css';
import '../styles/app.css';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { visitConsole } from '../testing/console';

const at = '2026-12-01T02:00:00.000Z';
const codes = Array.from({ length: 10 }, (_, index) => `abcde-fgh${index}x`);
const offer = { key: 'PAIDANGDEMOSECRETPAIDANGDEMOSECR', uri: 'otpauth://totp/x?secret=PAIDANG', offer: 'sealed' };
const visit = (answers: Record<string, unknown>) =>
  visitConsole(paths.consoleAccount, {
    'GET /api/console/authenticator': { enrolled_at: at, recovery_codes_left: 2 },
    'GET /api/console/sessions': [],
    'POST /api/console/authenticator/offer': offer,
    ...answers,
  });
const wrong = (field: string): Response =>
  Response.json(
    { status: '0422', code: '0422', message: messages.wrongCode, errors: { [field]: [messages.wrongCode] } },
    { status: 422 },
  );

test('another authenticator is enrolled with both codes; its recovery codes stay until they are saved', async () => {
  const asked: unknown[] = [];
  const screen = await visit({
    'PUT /api/console/authenticator': (body: unknown) => {
      asked.push(body);
      return asked.length === 1 ? wrong('new_code') : { recovery_codes: codes };
    },
  });
  await expect.element(screen.getByText('備用碼快用完了', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: '更換驗證器' }).click();
  const dialog = screen.getByRole('dialog', { name: '更換驗證器' });
  await expect.element(dialog.getByRole('img', { name: '綁定驗證器的QR code' })).toBeVisible();
  await dialog.getByRole('button', { name: '完成更換' }).click();
  await expect.element(dialog.getByText(messages.rememberToFill).first()).toBeVisible();
  expect(asked).toEqual([]);
  await dialog.getByLabelText('新驗證器的驗證碼').fill('000000');
  await dialog.getByLabelText('目前的驗證碼').fill('123456');
  await dialog.getByRole('button', { name: '完成更換' }).click();
  await expect.element(dialog.getByLabelText('新驗證器的驗證碼')).toHaveAccessibleDescription(messages.wrongCode);
  await expect.element(dialog.getByLabelText('目前的驗證碼')).toHaveValue('123456');
  await dialog.getByLabelText('新驗證器的驗證碼').fill('654321');
  await dialog.getByRole('button', { name: '完成更換' }).click();
  const kept = screen.getByRole('dialog', { name: '保存備用碼' });
  await expect.element(kept.getByText(codes[0] ?? '')).toBeVisible();
  await expect.element(kept.getByRole('button', { name: '完成' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(kept).toBeVisible();
  await kept.getByRole('checkbox', { name: '我已經保存好了' }).click();
  await kept.getByRole('button', { name: '完成' }).click();
  await expect.element(kept).not.toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ offer: 'sealed', code: '123456', new_code: '654321' });
});

test('recovery codes are renewed with a code; a wrong one is reported and stays', async () => {
  let tries = 0;
  const screen = await visit({
    'PUT /api/console/recovery-codes': () => {
      tries += 1;
      return tries === 1 ? wrong('code') : { recovery_codes: codes };
    },
  });
  await screen.getByRole('button', { name: '換發備用碼' }).click();
  const dialog = screen.getByRole('dialog', { name: '換發備用碼' });
  await dialog.getByLabelText('驗證碼').fill('111111');
  await dialog.getByRole('button', { name: '換發備用碼' }).click();
  await expect.element(dialog.getByText(messages.wrongCode)).toBeVisible();
  await expect.element(dialog.getByLabelText('驗證碼')).toHaveValue('111111');
  await dialog.getByRole('button', { name: '換發備用碼' }).click();
  await expect.element(screen.getByRole('list', { name: '備用碼' })).toBeVisible();
});
