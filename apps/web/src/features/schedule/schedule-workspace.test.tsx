import '@paidang/ui/styles.css';
import '../../styles/app.css';
import type { ProjectSchedule, ScheduleContent } from '@paidang/contract/entities';
import { officeCalendarYears, type ScheduleDates, withDate } from '@paidang/contract/rules';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { ApiError } from '../../data/errors';
import type { ScheduleSource } from '../../data/schedules';
import { useToastQueue } from '../../stores/toasts';
import { creator, project, vendor } from '../../testing/people';
import { ScheduleWorkspace } from './schedule-workspace';

const [task] = project.tasks as [(typeof project.tasks)[number]];
const [outline] = task.steps as [(typeof task.steps)[number]];

/** Half past midnight in Taipei, while it is still the day before in UTC. */
const now = new Date('2027-07-19T16:30:00Z');
const dates: ScheduleDates = {
  outline: { except_date: '2027-08-02', except_deadline: '2027-08-04' },
  draft: null,
  video: null,
  copywriting: { except_date: '2027-08-09', except_deadline: '2027-08-11' },
  works_upload: { except_date: '2027-08-16' },
};

const viewOf = (change: Partial<ProjectSchedule> = {}): ProjectSchedule => ({
  ...dates,
  build_mode: 'self',
  task_uuid: task.uuid,
  projectName: project.name,
  projectStatus: 'active',
  projectEnd: null,
  note: '',
  feedback_note: '',
  status: 'confirmed',
  isConfirm: true,
  canRecall: false,
  freeLeft: 2,
  isFree: false,
  project,
  task,
  step: { ...outline, function: '090', status: 'confirmed', turn: null },
  agreed: dates,
  newest: 1,
  proposal: null,
  done: {},
  shift: null,
  own_draft: null,
  revision: 0,
  allowed: ['move', 'request_change'],
  ...change,
});

const proposed = viewOf({
  status: 'opened',
  isConfirm: false,
  agreed: null,
  note: '先這樣排',
  step: { ...outline, function: '090', status: 'opened', turn: 'vendor' },
  allowed: ['counter', 'confirm'],
  proposal: {
    uuid: '0199a000-0000-7000-8000-00000000000a',
    number: 1,
    kind: 'proposal',
    created_by: creator,
    created_at: '2026-11-20T02:00:00Z',
    note: '先這樣排',
    isFree: false,
    dates,
    changes: [],
    outcome: 'pending',
    answered_by: null,
    answered_at: null,
    answer_note: '',
    opened_at: null,
    delay: null,
  },
});

let source: { [Name in keyof ScheduleSource]: ReturnType<typeof vi.fn<ScheduleSource[Name]>> };
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  useToastQueue.setState({ queue: [] });
  await page.viewport(1280, 900);
  const settled = async () => viewOf({ revision: 1, allowed: [] });
  source = {
    // Saving a draft, at once or after a pause, changes nothing else in the view.
    save: vi.fn(async ({ content, revision }: { content: ScheduleContent; revision: number }) => ({
      ...shown,
      revision: revision + 1,
      own_draft: { content, revision: revision + 1, updated_at: '2026-11-21T02:00:00Z' },
    })),
    propose: vi.fn(settled),
    counter: vi.fn(settled),
    confirm: vi.fn(settled),
    decline: vi.fn(settled),
    recall: vi.fn(settled),
    shift: vi.fn(settled),
  };
  const nothing = { status: '0000', message: '', data: { project, task, revisions: [], isAsk: false } };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(nothing));
});
afterEach(() => vi.useRealTimers());

let arrive: (view: ProjectSchedule) => void;
/** The view a test starts with. */
let shown: ProjectSchedule;

function Page({ first, isVendor }: { first: ProjectSchedule; isVendor: boolean }) {
  const [view, setView] = useState(first);
  arrive = setView;
  return (
    <ScheduleWorkspace
      source={source}
      view={view}
      user={(isVendor ? vendor : creator).uuid}
      isVendor={isVendor}
      onView={(next) => setView({ ...next, allowed: next.own_draft ? view.allowed : next.allowed })}
      onStale={() => undefined}
    />
  );
}

const show = (view: ProjectSchedule, isVendor = true) => {
  shown = view;
  return render(
    <MemoryRouter>
      <DataCache>
        <Page first={view} isVendor={isVendor} />
      </DataCache>
    </MemoryRouter>,
  );
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const choose = async (name: RegExp, day: string) => {
  await userEvent.fill(page.getByRole('textbox', { name }), day);
  await userEvent.tab();
};
const toasts = () => useToastQueue.getState().queue.map(({ title }) => title);

test('R-prj-03 R-prj-10 says that the platform runs the project, and nothing if the two sides do', async () => {
  const first = await show(viewOf());
  await expect.element(page.getByText('專人代操')).not.toBeInTheDocument();
  await first.unmount();
  await show(viewOf({ build_mode: 'platform' }));
  await expect.element(page.getByText('專人代操')).toBeVisible();
});

test('R-rta-05 proposed dates are read and confirmed with one press', async () => {
  await show(proposed);
  await expect.element(page.getByText('先這樣排').first()).toBeVisible();
  await expect.element(page.getByText(/阿澄提出了時程，請確認，或建議其他日期。/)).toBeVisible();
  await button('確認時程').click();
  expect(source.confirm).toHaveBeenCalledExactlyOnceWith(1, expect.any(String));
  await expect.poll(toasts).toEqual(['已確認時程']);
});

test('R-prj-13 a date out of order is reported at its field and keeps the dates from being sent', async () => {
  await show(proposed);
  await button('建議調整').click();
  await choose(/大綱定稿期限/, '2027-07-30');
  const field = page.getByRole('textbox', { name: /大綱定稿期限/ });
  await expect.element(field).toHaveAccessibleDescription(/不能早於大綱交付日（08\/02）/);
  await button('送出建議').click();
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: '調整的原因' })).toHaveAccessibleDescription('請填寫此欄位');
  expect(source.counter).not.toHaveBeenCalled();

  await choose(/大綱定稿期限/, '2027-08-06');
  await userEvent.fill(page.getByRole('textbox', { name: '調整的原因' }), '那週在外地');
  await button('送出建議').click();
  await expect.poll(() => source.counter.mock.calls.length).toBe(1);
  expect(source.counter.mock.calls[0]?.[0]).toMatchObject({
    number: 1,
    content: { note: '那週在外地', dates: withDate(dates, 'outline.except_deadline', '2027-08-06') },
  });
});

test('a day off is marked, and a year without a calendar is reported', async () => {
  await show(proposed);
  await button('建議調整').click();
  await choose(/作品上線日/, '2027-08-21');
  await expect.element(page.getByText(/週六，不是工作天/)).toBeVisible();
  const year = officeCalendarYears.last + 1;
  await choose(/作品上線日/, `${year}-01-12`);
  await expect.element(page.getByText(new RegExp(`${year}年的辦公日曆還沒公布`))).toBeVisible();
});

test('the calendar’s today is that of Taipei, whatever the device’s time zone', async () => {
  await show(viewOf({ status: 'opened', agreed: null, works_upload: { except_date: null }, allowed: ['counter'] }));
  await button('建議調整').click();
  await page.getByRole('button', { name: '選擇日期' }).last().click();
  await expect.element(page.getByRole('button', { name: '今天，2027年7月20日星期二' })).toHaveFocus();
});

test('R-prj-09 moving one date by a few days needs no consent; more does', async () => {
  await show(viewOf());
  await button('調整日期').click();
  await choose(/作品上線日/, '2027-08-18');
  await page.getByRole('checkbox', { name: /使用1次免費調整/ }).click();
  await button('調整日期').click();
  await expect.poll(() => source.propose.mock.calls.length).toBe(1);
  expect(source.propose.mock.calls[0]?.[0].content).toMatchObject({ is_free: true });
  await expect.poll(toasts).toEqual(['已調整日期']);
});

test('chosen dates are saved, and refused ones are reported at their fields', async () => {
  source.propose.mockRejectedValue(
    new ApiError(422, '0422', '', { 'content.dates.works_upload.except_date': ['不能早於今天'] }),
  );
  await show(viewOf());
  await button('調整日期').click();
  await choose(/作品上線日/, '2027-08-30');
  await expect.element(page.getByText(/這次要對方同意/)).toBeVisible();
  await expect.poll(() => source.save.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(0);
  await userEvent.fill(page.getByRole('textbox', { name: '調整的原因' }), '晚兩週');
  await button('申請異動').click();
  await expect.element(page.getByRole('textbox', { name: /作品上線日/ })).toHaveAccessibleDescription(/不能早於今天/);
});

test('dates can be moved after the other side’s delay with one press', async () => {
  const offer = {
    column: 'outline.except_deadline',
    late: 'vendor',
    days: 2,
    dates: withDate(dates, 'works_upload.except_date', '2027-08-18'),
  } as const;
  await show(viewOf({ shift: offer, allowed: ['move', 'shift', 'request_change'] }), false);
  await expect.element(page.getByText('山眠晚了2個工作天，你後面的日期可以跟著順延')).toBeVisible();
  await button('順延日期').click();
  expect(source.shift.mock.calls[0]?.[0]).toMatchObject({ column: 'outline.except_deadline', days: 2 });
});

test('R-prj-07 a change that is replaced while it is being declined is not declined', async () => {
  const proposal = proposed.proposal && { ...proposed.proposal, kind: 'change' as const, number: 2 };
  const asked = viewOf({ status: 'change_opened', newest: 2, proposal, allowed: ['confirm', 'decline'] });
  await show(asked);
  await button('不同意').click();
  const decline = button('不同意異動');
  arrive({ ...asked, newest: 3, proposal: proposal && { ...proposal, number: 3 } });
  await expect.element(page.getByText('對方剛剛改了時程，請再看一次')).toBeVisible();
  await expect.element(decline).toHaveAttribute('aria-disabled', 'true');
  expect(source.decline).not.toHaveBeenCalled();
});

test('choosing the first date moves nothing: the film strip is there before it', async () => {
  const empty: ScheduleDates = {
    outline: { except_date: null, except_deadline: null },
    draft: null,
    video: null,
    copywriting: { except_date: null, except_deadline: null },
    works_upload: { except_date: null },
  };
  const blank = viewOf({ ...empty, status: 'todo', isConfirm: false, agreed: null, allowed: ['propose'] });
  const screen = await render(
    <MemoryRouter>
      <DataCache>
        <Page first={blank} isVendor={false} />
      </DataCache>
    </MemoryRouter>,
  );
  const last = screen.getByRole('textbox').last();
  await expect.element(last).toBeVisible();
  const top = () => last.element().getBoundingClientRect().top;
  const before = top();
  await screen.getByRole('textbox', { name: /大綱交付日/ }).fill('2027-08-02');
  await userEvent.tab();
  await expect.element(screen.getByText(/週一/).first()).toBeVisible();
  expect(top()).toBe(before);
});

test('weeks into the next year are on one line each, with the year named once', async () => {
  const across = withDate(dates, 'works_upload.except_date', '2028-01-11');
  const screen = await show(viewOf({ ...across, status: 'proposed', isConfirm: false, allowed: [] }), false);
  const weeks = [...screen.container.querySelectorAll<HTMLElement>('.schedule-film-week')];
  const words = weeks.map((week) => week.textContent);
  expect(words.filter((one) => one.length > 5)).toEqual(['2028/01/03']);
  for (const week of weeks) {
    const range = document.createRange();
    range.selectNodeContents(week);
    expect(range.getClientRects(), week.textContent).toHaveLength(1);
  }
});

test('R-prj-12 a first proposal can be planned from the publication date, and the plan undone', async () => {
  const blank = viewOf({
    outline: { except_date: null, except_deadline: null },
    copywriting: { except_date: null, except_deadline: null },
    works_upload: { except_date: null },
    status: 'draft',
    isConfirm: false,
    agreed: null,
    allowed: ['propose'],
    projectEnd: '2027-09-30',
  });
  await show(blank, false);
  await expect.element(page.getByRole('textbox', { name: '預計上線' })).toHaveValue('2027-09-30');
  await button('排好所有日期').click();
  await expect.element(page.getByRole('textbox', { name: /作品上線日/ })).toHaveValue('2027-09-30');
  await expect.element(page.getByRole('textbox', { name: /大綱交付日/ })).not.toHaveValue('');
  await expect.element(page.getByRole('status').getByText(/照平常的工作天/)).toBeVisible();
  await button('復原').click();
  await expect.element(page.getByRole('textbox', { name: /作品上線日/ })).toHaveValue('');
  await choose(/預計上線/, '2027-07-23');
  await button('排好所有日期').click();
  await expect.element(page.getByRole('status').getByText(/比較緊/)).toBeVisible();
  await button('提出時程').click();
  await expect.poll(() => source.propose.mock.calls.length).toBe(1);
});

test('R-prj-11 when answering a counter-proposal, changed dates are shown with old and new value', async () => {
  const changed = withDate(dates, 'works_upload.except_date', '2027-08-20');
  await show(
    viewOf({
      ...proposed,
      ...changed,
      status: 'countered',
      proposal: proposed.proposal && {
        ...proposed.proposal,
        kind: 'counter',
        dates: changed,
        changes: [{ column: 'works_upload.except_date', from: '2027-08-16', to: '2027-08-20' }],
      },
    }),
  );
  await expect.element(page.getByText(/^08\/20/)).toBeVisible();
  await expect.element(page.getByText(/^原本08\/16/)).toBeVisible();
});

test('starting or leaving an adjustment by keyboard keeps focus at the actions, and the dates in place', async () => {
  await page.viewport(1280, 500);
  await show(proposed);
  const suggest = button('建議調整');
  await expect.element(suggest).toBeVisible();
  while (document.activeElement !== suggest.element()) await userEvent.tab();
  scrollTo(0, 0);
  await userEvent.keyboard('{Enter}');
  await expect.element(button('先不調整')).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: /大綱定稿期限/ })).toBeInTheDocument();
  expect(scrollY).toBe(0);
  await userEvent.keyboard('{Enter}');
  await expect.element(button('建議調整')).toHaveFocus();
});
