import '@paidang/ui/styles.css';
import '../../styles/app.css';
import type { IncomeFigures, RewardItem } from '@paidang/contract/entities';
import { incomeOf, payDayAfter } from '@paidang/contract/income';
import { ThemeProvider } from '@paidang/ui/theme-provider';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { dayOf } from '../../shared/dates/taipei';
import { useSession } from '../../stores/session';
import { creator } from '../../testing/people';
import { reward, rewardItems } from '../../testing/rewards';
import { RequestPage, type RequestPageProps } from './request-page';

type Payee = NonNullable<RequestPageProps['payee']>;
type Answer = { status: number; body: object };

const { trial, fee, ofVendor } = rewardItems;
const today = dayOf(new Date());
const figuresOf = (gross: number): IncomeFigures =>
  incomeOf({ gross, kind: '9A', isResident: true, isUnionInsured: false, paidOn: payDayAfter(today) });

const done = (data: unknown): Answer => ({
  status: 200,
  body: { status: '0000', message: '', data, meta: { balance: 27_000 } },
});
const refused = (status: number, message: string, rest: object = {}): Answer => ({
  status,
  body: { status: `0${status}`, code: `0${status}`, message, ...rest },
});

/** The requests sent, with their idempotency keys. */
let sent: { path: string; key: string | null; body: Record<string, unknown> }[];
let answerOf: () => Answer | Promise<Answer>;
let unclaimed: readonly RewardItem[];

beforeEach(() => {
  sent = [];
  answerOf = () => done(reward);
  unclaimed = [fee, trial, ofVendor];
  localStorage.clear();
  useSession.getState().logout();
  useSession.getState().succeed({ token: 't', user: creator, socket: false });
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(String(url), window.location.href);
    const body = JSON.parse(String(init?.body ?? '{}'));
    if (pathname === '/api/reward-items') return respond(done(unclaimed));
    if (pathname === `/api/rewards/${reward.uuid}`) return respond(done(returned));
    if (pathname === '/api/rewards/preview') return respond(done({ statement: reward.statement, missing: [] }));
    sent.push({ path: pathname, key: new Headers(init?.headers).get('Idempotency-Key'), body });
    return respond(await answerOf());
  });
  return () => vi.unstubAllGlobals();
});

const respond = ({ status, body }: Answer) => Response.json(body, { status });

const returned = {
  ...reward,
  status: 'returned',
  returned: { fields: ['id_back_image'], note: '反面的字看不清楚', at: '2026-12-05T01:00:00Z' },
  allowed: ['withdraw', 'send_again'],
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="網址">{`${pathname}${search}`}</output>;
};

const save = vi.fn(async () => true);
const demand = vi.fn();
const goToField = vi.fn();

function Example({ reward: uuid = null, change = {} }: { reward?: string | null; change?: Partial<Payee> }) {
  const [isUnionInsured, setUnionInsured] = useState(false);
  return (
    <>
      <RequestPage
        reward={uuid}
        payee={{
          name: '陳澄宇',
          isResident: true,
          isUnionInsured,
          missing: [],
          save,
          demand,
          problem: null,
          ...change,
        }}
        nameOf={(part) => ({ id_back_image: '身分證反面' })[part] ?? part}
        goToField={goToField}
      >
        <button type="button" onClick={() => setUnionInsured(true)}>
          我已加入職業工會投保
        </button>
      </RequestPage>
      <Address />
    </>
  );
}

const show = (props: { reward?: string; change?: Partial<Payee> } = {}) => {
  vi.clearAllMocks();
  return render(
    <DataCache>
      <ThemeProvider>
        <MemoryRouter initialEntries={['/profile/requestForm']}>
          <Example {...props} />
        </MemoryRouter>
      </ThemeProvider>
    </DataCache>,
  );
};

const sheet = () => page.getByRole('region', { name: '勞務報酬單' });
const net = () => sheet().element().querySelector('[data-slot="net"]')?.textContent;
const sign = async (name = '陳澄宇') => {
  await page.getByLabelText(/輸入本名簽署/).fill(name);
  await page.getByRole('checkbox', { name: '以上資料屬實，同意拍檔用於申報與撥款。' }).click();
};
const send = () => page.getByRole('button', { name: '送出申請' });

test('R-rwd-02 R-rwd-08 the statement follows the items at once; a fee paid by the vendor cannot be requested', async () => {
  const screen = await show();
  await expect.element(sheet()).toBeVisible();
  expect(net()).toBe('23,730');
  await expect.element(screen.getByRole('heading', { name: '由廠商支付' })).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: /夜間修護精華/ })).not.toBeInTheDocument();
  await screen.getByRole('checkbox', { name: /旅行睡眠組/ }).click();
  expect(net()).toBe('1,000');
  await expect.element(sheet().getByText('20,000元以下免扣')).toBeVisible();
  await expect.element(screen.getByText(/已自動儲存 \d\d:\d\d/)).toBeVisible();
});

test('a proof of union membership removes the premium before it is saved', async () => {
  const screen = await show();
  await expect.element(sheet()).toBeVisible();
  await screen.getByRole('button', { name: '我已加入職業工會投保' }).click();
  expect(net()).toBe('24,300');
  await expect.element(sheet().getByText('職業工會會員免扣')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '附上證明' })).not.toBeInTheDocument();
});

test('R-rwd-07 missing parts are named and linked; pressing send focuses the first one', async () => {
  const screen = await show({ change: { missing: ['id_back_image'] } });
  await expect.element(screen.getByText(/還差3項/)).toBeVisible();
  await screen.getByRole('link', { name: '身分證反面' }).click();
  expect(goToField).toHaveBeenLastCalledWith('id_back_image');
  await screen.getByRole('link', { name: '簽署' }).click();
  await expect.element(screen.getByLabelText(/輸入本名簽署/)).toHaveFocus();
  goToField.mockClear();
  await send().click();
  expect(goToField).toHaveBeenLastCalledWith('id_back_image');
  expect(demand).toHaveBeenCalled();
  await expect.element(screen.getByText('請輸入本名簽署')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a signature with another name is refused; width and spaces do not matter', async () => {
  const screen = await show();
  await sign('陳大文');
  await expect.element(screen.getByText('請輸入和身分資料相同的本名：陳澄宇')).toBeVisible();
  await screen.getByLabelText(/輸入本名簽署/).fill('陳　澄宇 ');
  await expect.element(screen.getByText('請輸入和身分資料相同的本名：陳澄宇')).not.toBeInTheDocument();
});

test('R-rwd-02 repeated presses send once, with the figures that were displayed', async () => {
  const screen = await show();
  await sign();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  answerOf = () => answered.then(() => done(reward));
  await userEvent.dblClick(send());
  answer();
  await expect.element(screen.getByLabelText('網址')).toMatchTextContent(`/rewards/${reward.uuid}`);
  expect(save).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    path: '/api/rewards',
    body: {
      reward_items: [fee.uuid, trial.uuid],
      signature: { name: '陳澄宇', agreed: true },
      figures: figuresOf(27_000),
    },
  });
});

test("R-rwd-07 the server's message is displayed, nothing is lost, and a retry is the same request", async () => {
  const screen = await show();
  await screen.getByRole('checkbox', { name: /旅行睡眠組/ }).click();
  await sign();
  answerOf = () => refused(422, '身分與收款資料還沒填完');
  await send().click();
  await expect.element(screen.getByRole('alert').getByText('身分與收款資料還沒填完')).toBeVisible();
  answerOf = () => refused(503, '');
  await send().click();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await expect.element(screen.getByLabelText(/輸入本名簽署/)).toHaveValue('陳澄宇');
  await expect.element(screen.getByRole('checkbox', { name: /旅行睡眠組/ })).not.toBeChecked();
  expect(sent[1]?.key).toBe(sent[0]?.key);
  await screen.unmount();
  const again = await show();
  await expect.element(again.getByLabelText(/輸入本名簽署/)).toHaveValue('陳澄宇');
  await expect.element(again.getByRole('checkbox', { name: /旅行睡眠組/ })).not.toBeChecked();
});

test('changed figures are displayed next to the old ones, and have to be agreed to again', async () => {
  const screen = await show();
  await sign();
  const now = incomeOf({ gross: 27_000, kind: '9A', isResident: false, isUnionInsured: false, paidOn: '2026-12-07' });
  const statement = { ...reward.statement, figures: now };
  answerOf = () => refused(409, '金額改了，請再確認一次', { data: { statement, missing: [] } });
  await send().click();
  await expect.element(screen.getByText(/實領金額從23,730元變成21,600元/)).toBeVisible();
  expect(net()).toBe('21,600');
  const agreement = screen.getByRole('checkbox', { name: /以上資料屬實/ });
  await expect.element(agreement).not.toBeChecked();
  answerOf = () => done(reward);
  await agreement.click();
  await send().click();
  await expect.element(screen.getByLabelText('網址')).toMatchTextContent(`/rewards/${reward.uuid}`);
  expect(sent[1]?.body.figures).toEqual(now);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test("an item requested in another tab disappears, and the server's message says why", async () => {
  const screen = await show();
  await sign();
  answerOf = () => refused(409, '有項目已經申請過或過期了');
  unclaimed = [trial];
  await send().click();
  await expect.element(screen.getByText('有項目已經申請過或過期了')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: /旅行睡眠組/ })).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText(/輸入本名簽署/)).toHaveValue('陳澄宇');
  expect(net()).toBe('1,000');
});

test('unsaved service data keeps the request from being sent', async () => {
  const screen = await show({ change: { problem: '這份資料剛剛在別的分頁改過' } });
  await sign();
  save.mockResolvedValueOnce(false);
  await send().click();
  await expect.element(screen.getByText('這份資料剛剛在別的分頁改過')).toBeVisible();
  expect(sent).toEqual([]);
});

test('R-rwd-02 a returned request says why, keeps its items, and is signed and sent again', async () => {
  const screen = await show({ reward: reward.uuid });
  await expect.element(screen.getByText('反面的字看不清楚')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: /旅行睡眠組/ })).toBeDisabled();
  await sign();
  await screen.getByRole('button', { name: '再次送出' }).click();
  await expect.element(screen.getByLabelText('網址')).toMatchTextContent(`/rewards/${reward.uuid}`);
  expect(sent[0]?.path).toBe(`/api/rewards/${reward.uuid}/send-again`);
});

test('nothing overflows at 320 px', async () => {
  await page.viewport(320, 800);
  await show();
  await expect.element(sheet()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
