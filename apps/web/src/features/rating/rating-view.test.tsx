import '@paidang/ui/styles.css';
import '../../styles/app.css';
import type { OwnRating, Ratings, ReceivedRating } from '@paidang/contract/entities';
import { type QuestionnaireType, questionnaire } from '@paidang/contract/rules';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from '../../stores/session';
import { creator, project, vendor } from '../../testing/people';
import { RatingView } from './rating-view';

const requests = vi.hoisted(() => ({ sendRating: vi.fn(), skipRating: vi.fn() }));
vi.mock('../../data/ratings', () => requests);

const hour = 3_600_000;
const closesAt = new Date(Date.now() + 14 * 24 * hour).toISOString();
const answers = { 'creative-freedom': 4, communication: 5, 'modify-opinion': 3, 'cooperate-again': 1, comment: '很順' };

const pagesOf = (type: QuestionnaireType, side: 'vendor' | 'creator'): OwnRating['pages'] =>
  questionnaire(type, side).pages.map(({ qa }) => ({ qa: qa.map((one) => ({ ...one, options: [...one.options] })) }));
const own = (type: QuestionnaireType, change: Partial<OwnRating> = {}): OwnRating => ({
  type,
  index: 0,
  pages: pagesOf(type, 'creator'),
  status: 'open',
  answers: null,
  editable_until: null,
  ...change,
});
const hidden: ReceivedRating = { status: 'hidden', pages: pagesOf('copartner', 'vendor'), answers: null };
const ratings = (change: Partial<Ratings> = {}): Ratings => ({
  project,
  task: { uuid: project.tasks[0]?.uuid ?? '', index: 0 },
  other: vendor,
  closes_at: closesAt,
  own: [own('copartner'), own('website')],
  received: hidden,
  ...change,
});

function Example({ first }: { first: Ratings }) {
  const [shown, setShown] = useState(first);
  return (
    <MemoryRouter>
      <RatingView ratings={shown} onRatings={async (next) => setShown(next)} onOutdated={vi.fn()} />
    </MemoryRouter>
  );
}
const show = (change?: Partial<Ratings>) => render(<Example first={ratings(change)} />);

beforeEach(() => {
  vi.resetAllMocks();
  useSession.getState().logout();
  useSession.getState().succeed({ token: 't', user: creator, socket: false });
});

/** Answers every question about the other side with the keyboard only. */
async function answerByKeys() {
  for (const name of ['廠商給你的創作空間', '與廠商溝通的順暢程度', '廠商的修改意見是否清楚、合理']) {
    const first = page.getByRole('radiogroup', { name }).getByRole('radio').first();
    first.element().focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
  }
  page.getByRole('radio', { name: '願意', exact: true }).element().focus();
  await userEvent.keyboard(' ');
}

test('R-rate-01 R-rate-02 R-rate-04 questions are answered by keyboard, and missing answers are reported', async () => {
  requests.sendRating.mockResolvedValue(
    ratings({ own: [own('copartner', { status: 'sent', answers }), own('website')] }),
  );
  await show();
  await page.getByRole('button', { name: '送出評分' }).click();
  expect(requests.sendRating).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(page.getByRole('radio', { name: '1分，非常不滿意' }).first().element());
  await expect.element(page.getByText('請填寫此欄位').first()).toBeVisible();
  await answerByKeys();
  await expect.element(page.getByText('4分，滿意').first()).toBeVisible();
  await page.getByLabelText('還有什麼想說的？').fill('很順');
  await page.getByRole('button', { name: '送出評分' }).click();
  const sent = { 'creative-freedom': 4, communication: 4, 'modify-opinion': 4, 'cooperate-again': 1, comment: '很順' };
  expect(requests.sendRating).toHaveBeenCalledExactlyOnceWith(project.tasks[0]?.uuid, 'copartner', sent);
  await expect.poll(() => document.activeElement?.textContent).toContain('與廠商溝通的順暢程度');
  // Next is the second questionnaire; the other side's rating is not visible yet.
  await expect.element(page.getByRole('heading', { name: /^使用拍檔的感受/ })).toBeVisible();
  await expect.element(page.getByText('還沒公開')).toBeVisible();
});

test('R-rate-06 answers are kept if sending fails, and across a reload', async () => {
  requests.sendRating.mockRejectedValue(new Error('away'));
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const screen = await show();
  await answerByKeys();
  await page.getByRole('button', { name: '送出評分' }).click();
  await expect.element(page.getByText(/^操作失敗/)).toBeVisible();
  expect(reported).toHaveBeenCalled();
  await expect.element(page.getByRole('radio', { name: '4分，滿意' }).first()).toBeChecked();
  await screen.unmount();
  await show();
  await expect.element(page.getByRole('radio', { name: '4分，滿意' }).first()).toBeChecked();
});

test('R-rate-06 a sent rating may be changed for an hour, and is read-only afterwards', async () => {
  const until = new Date(Date.now() + hour / 2).toISOString();
  const sent = own('copartner', { status: 'sent', answers, editable_until: until });
  requests.sendRating.mockResolvedValue(ratings({ own: [sent, own('website')] }));
  const screen = await show({ own: [sent, own('website')] });
  await expect.element(page.getByText(/還有30分鐘/)).toBeVisible();
  await page.getByRole('button', { name: '修改評分' }).click();
  await page.getByRole('button', { name: '儲存修改' }).click();
  expect(requests.sendRating).toHaveBeenCalledExactlyOnceWith(project.tasks[0]?.uuid, 'copartner', answers);
  await screen.unmount();
  const over = own('copartner', { ...sent, editable_until: new Date(Date.now() - 1000).toISOString() });
  await show({ own: [over, own('website')] });
  await expect.element(page.getByText('很順')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '修改評分' })).not.toBeInTheDocument();
});

test('R-rate-06 a user who skips is told the consequences first', async () => {
  requests.skipRating.mockResolvedValue(ratings({ own: [own('copartner', { status: 'skipped' }), own('website')] }));
  await show();
  await page.getByRole('button', { name: '略過' }).click();
  const dialog = page.getByRole('alertdialog', { name: '略過這份評分？' });
  await expect.element(dialog.getByText(/略過後不能再填，山眠之後會看到你略過了/)).toBeVisible();
  await dialog.getByRole('button', { name: '略過' }).click();
  await expect.element(page.getByText('你略過了這份評分。')).toBeVisible();
  expect(requests.skipRating).toHaveBeenCalledExactlyOnceWith(project.tasks[0]?.uuid, 'copartner');
});

test('R-rate-03 R-rate-06 in the end both ratings are side by side, or a note says that the other side skipped', async () => {
  const done = [own('copartner', { status: 'sent', answers }), own('website', { status: 'skipped' })];
  const theirs = { achievement: 5, communication: 2, cooperation: 4, 'cooperation-fee': 3, 'cooperate-again': 3 };
  const screen = await show({ own: done, received: { ...hidden, status: 'sent', answers: theirs } });
  const received = page.getByRole('region', { name: '山眠給你的評分' });
  await expect.element(received.getByRole('img', { name: '2分，不滿意' })).toBeVisible();
  await expect.element(received.getByText('再考慮')).toBeVisible();
  await screen.unmount();
  await show({ own: done, received: { ...hidden, status: 'skipped' } });
  await expect.element(page.getByText('山眠已略過這份評分。')).toBeVisible();
});

test('R-rate-06 nothing is asked before the report is accepted', async () => {
  await show({ closes_at: null, own: [own('copartner', { status: 'closed' }), own('website', { status: 'closed' })] });
  await expect.element(page.getByRole('heading', { name: '結案後才能評分' })).toBeVisible();
});
