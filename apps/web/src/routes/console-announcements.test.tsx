import '@paidang/ui/styles.css';
import '../styles/app.css';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { expect, test } from 'vitest';
import { visitConsole } from '../testing/console';
import { refusal } from '../testing/stub-server';

const send = 'POST /api/platform/announcements';
const visit = (answers: Record<string, unknown>) =>
  visitConsole(
    paths.consoleAnnouncements,
    { 'GET /api/platform/announcements': [], ...answers },
    { meta: { people: { all: 1204, vendors: 204, creators: 1000 } } },
  );
const sentOf = (body: Record<string, unknown>) => ({
  ...{ uuid: body.uuid, text: body.text, path: body.path, audience: body.audience, by: '周以恩' },
  ...{ created_at: '2026-12-01T02:00:00.000Z', told: 0, sent_at: null },
});

test('an announcement shows its audience, and a double click sends it once', async () => {
  const asked: Record<string, unknown>[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const screen = await visit({
    [send]: async (body: Record<string, unknown>) => {
      asked.push(body);
      await answered;
      return sentOf(body);
    },
  });
  await screen.getByLabelText('內容').fill('今晚維護');
  await screen.getByRole('button', { name: '發公告' }).click();
  const dialog = screen.getByRole('dialog', { name: '發出這則公告？' });
  await expect.element(dialog).toMatchTextContent(/1,204人會收到通知/);
  await dialog.getByRole('button', { name: '發公告' }).dblClick();
  answer();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('內容')).toHaveValue('');
  expect(asked).toMatchObject([{ text: '今晚維護', path: '', audience: 'all' }]);
});

test('a failed attempt is repeated as the same announcement; a changed one is a new announcement', async () => {
  const asked: Record<string, unknown>[] = [];
  const screen = await visit({
    [send]: (body: Record<string, unknown>) => {
      asked.push(body);
      return asked.length < 3 ? refusal(500, messages.operationFailed) : sentOf(body);
    },
  });
  const dialog = screen.getByRole('dialog', { name: '發出這則公告？' });
  await screen.getByLabelText('內容').fill('今晚維護');
  await screen.getByRole('button', { name: '發公告' }).click();
  await dialog.getByRole('button', { name: '發公告' }).click();
  await expect.element(dialog.getByText(messages.operationFailed)).toBeVisible();
  await dialog.getByRole('button', { name: '發公告' }).click();
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[0]?.uuid).toBe(asked[1]?.uuid);
  await dialog.getByRole('button', { name: '取消' }).click();
  await screen.getByLabelText('內容').fill('今晚維護到十點');
  await screen.getByRole('button', { name: '發公告' }).click();
  await dialog.getByRole('button', { name: '發公告' }).click();
  await expect.poll(() => asked).toHaveLength(3);
  expect(asked[2]?.uuid).not.toBe(asked[0]?.uuid);
});

test('a page outside the site is rejected at its field', async () => {
  const screen = await visit({});
  await screen.getByLabelText('內容').fill('看這裡');
  await screen.getByLabelText(/點了前往/).fill('https://evil.example');
  await screen.getByRole('button', { name: '發公告' }).click();
  await expect.element(screen.getByText(messages.announcementPath)).toBeVisible();
  await expect.element(screen.getByLabelText(/點了前往/)).toHaveFocus();
});
