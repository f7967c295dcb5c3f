import '@paidang/ui/styles.css';
import '../../styles/app.css';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useComplaint } from '../../stores/complaint';
import { useToastQueue } from '../../stores/toasts';
import ComplaintDialog from './complaint-dialog';

const fetched = vi.fn<typeof fetch>();
const about = { place: 'chat', room: 'r1', message: 'm1', text: '加這個帳號' } as const;

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ status: '0000', message: '', data: null }));
  vi.stubGlobal('fetch', fetched);
  useComplaint.getState().begin(about);
  return () => vi.unstubAllGlobals();
});

test('requires a reason, sends what is reported with it, then closes', async () => {
  const screen = await render(<ComplaintDialog about={about} />);
  await expect.element(screen.getByText('加這個帳號')).toBeVisible();
  await screen.getByRole('button', { name: '送出檢舉' }).click();
  await expect.element(screen.getByText('請填寫此欄位')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  await screen.getByRole('radio', { name: '詐騙或可疑連結' }).click();
  await screen.getByRole('textbox').fill('要我加LINE');
  await screen.getByRole('button', { name: '送出檢舉' }).click();
  await expect.poll(() => useComplaint.getState().about).toBeNull();
  const [url, init] = fetched.mock.calls[0]!;
  expect(String(url)).toContain('/api/chatrooms/r1/messages/m1/abuse-reports');
  expect(JSON.parse(String(init?.body))).toEqual({ reason: 'fraud', note: '要我加LINE' });
  expect(useToastQueue.getState().queue.at(-1)).toMatchObject({ title: '已送出檢舉，處理後會通知你' });
});

test('shows a refusal in the dialog and keeps the typed text', async () => {
  fetched.mockImplementation(async () =>
    Response.json({ status: '0429', code: '0429', message: '今天已經送出很多檢舉，請明天再試' }, { status: 429 }),
  );
  const screen = await render(<ComplaintDialog about={{ place: 'comment', message: 'c1', text: '' }} />);
  await screen.getByRole('radio', { name: '其他' }).click();
  await screen.getByRole('textbox').fill('一直留言');
  await screen.getByRole('button', { name: '送出檢舉' }).click();
  await expect.element(screen.getByText('今天已經送出很多檢舉，請明天再試')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveValue('一直留言');
});
