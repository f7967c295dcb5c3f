import '@paidang/ui/styles.css';
import '../../styles/app.css';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { SocialButtons, type SocialButtonsProps } from './social-buttons';

const top = () => page.getByText('其他內容').element().getBoundingClientRect().top;

function show(providers: { google: boolean; line: boolean } | null, props: SocialButtonsProps = {}) {
  const answer = providers
    ? () => Response.json({ status: '0000', message: '', data: providers })
    : () => new Response('{}', { status: 500 });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  return render(
    <DataCache shouldRetryOnError={false}>
      <SocialButtons {...props} />
      <p>其他內容</p>
    </DataCache>,
  );
}

test('R-auth-24 offers Google and LINE if the server has them configured', async () => {
  await show({ google: true, line: true });
  const google = page.getByRole('link', { name: '用 Google 登入' });
  await expect.element(google).toHaveAttribute('href', '/api/login/google');
  const line = page.getByRole('link', { name: '用 LINE 登入' });
  await expect.element(line).toHaveAttribute('href', '/api/login/line');
});

test('R-auth-24 registration passes on the chosen role, and is not offered with LINE', async () => {
  await show({ google: true, line: true }, { role: 'Creator' });
  const google = page.getByRole('link', { name: '用 Google 註冊' });
  await expect.element(google).toHaveAttribute('href', '/api/login/google?role=Creator');
  await expect.element(page.getByRole('link', { name: /LINE/ })).not.toBeInTheDocument();
});

test.each([{ google: false, line: false }, null])('offers nothing for %j', async (providers) => {
  await show(providers);
  await expect.element(page.getByText('其他內容')).toBeVisible();
  await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBe(1);
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['a desktop', 1440, undefined],
  ['a phone', 390, undefined],
  ['a phone, on registration', 390, 'Creator'],
] as const)('reserves space for the buttons until they load: on %s', async (_, width, role) => {
  await page.viewport(width, 844);
  let answer = () => {};
  const answered = new Promise<Response>((resolve) => {
    const data = { google: true, line: true };
    answer = () => resolve(Response.json({ status: '0000', message: '', data }));
  });
  vi.spyOn(globalThis, 'fetch').mockReturnValue(answered);
  await render(
    <DataCache>
      <SocialButtons role={role} />
      <p>其他內容</p>
    </DataCache>,
  );
  const before = top();
  answer();
  await expect.element(page.getByRole('link', { name: /Google/ })).toBeVisible();
  expect(Math.abs(top() - before)).toBeLessThanOrEqual(1);
});
