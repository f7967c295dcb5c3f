import type { Nudge } from '@paidang/contract/entities';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import NudgeButton from './nudge-button';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

let today: Nudge | null;
let next: Nudge;
let refusal: string | null;
let sent: string[];
beforeEach(() => {
  [today, refusal, sent] = [null, null, []];
  next = { waits_until: null, again_from: inHours(10) };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === 'POST') {
      sent.push(String(input));
      if (refusal) {
        const body = { status: '0422', message: refusal, errors: {} };
        return new Response(JSON.stringify(body), { status: 422 });
      }
      today = next;
    }
    return new Response(JSON.stringify({ status: '0000', message: '', data: today }));
  });
});
afterEach(() => vi.restoreAllMocks());

const show = () =>
  render(
    <DataCache>
      <NudgeButton task="t1" step="s1" name="阿澄" />
    </DataCache>,
  );
const button = page.getByRole('button');

test('sends a reminder once, then says so and when the next one is possible', async () => {
  await show();
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await expect.element(button).toHaveTextContent('提醒對方');
  await button.click();
  await expect.element(button).toHaveTextContent('今天已提醒');
  await expect.element(page.getByRole('status')).toHaveTextContent('已通知阿澄，明天起可以再提醒');
  await button.click({ force: true });
  expect(sent).toEqual(['/api/tasks/t1/steps/s1/nudge']);
});

test('a reminder held back overnight says when it will arrive', async () => {
  next = { waits_until: inHours(3), again_from: inHours(10) };
  await show();
  await button.click();
  await expect.element(page.getByText(/:\d\d 通知阿澄/)).toBeVisible();
});

test('a reminder from an earlier day does not count; an error is shown next to the button', async () => {
  today = { waits_until: null, again_from: inHours(-1) };
  refusal = '這個步驟已經不是在等對方';
  await show();
  await expect.element(button).toHaveTextContent('提醒對方');
  await button.click();
  await expect.element(page.getByRole('status')).toHaveTextContent(refusal);
});
