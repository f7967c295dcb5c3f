import { outlineCalls, projectCalls, scheduleCalls } from '@paidang/contract/calls';
import type { ProjectSchedule, ScheduleRevision, Step } from '@paidang/contract/entities';
import { emptySchedule, type ScheduleColumn, type ScheduleDates, withDate } from '@paidang/contract/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { createUser } from '../../../test/factories/users';
import { notifications } from '../notifications/schema';
import { tasks } from '../projects/schema';
import { runBuildModeCommand } from '../steps';

type Side = 'vendor' | 'creator';

let server: TestApp;
let at: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = new Date('2026-11-23T02:00:00Z');
  at = await createProject(server.transact, { outline: 'locked' });
});

const dates: ScheduleDates = {
  outline: { except_date: '2026-11-27', except_deadline: '2026-12-02' },
  draft: { except_date: '2026-12-04', except_deadline: '2026-12-08' },
  video: {
    shoot_date: '2026-12-10',
    except_a_copy_date: '2026-12-15',
    review_a_copy_date: '2026-12-17',
    except_b_copy_date: '2026-12-22',
    review_b_copy_date: '2026-12-24',
  },
  copywriting: { except_date: '2026-12-22', except_deadline: '2026-12-24' },
  works_upload: { except_date: '2026-12-29' },
};
const moved = (...changes: [ScheduleColumn, string | null][]): ScheduleDates =>
  changes.reduce((now, [column, day]) => withDate(now, column, day), dates);

const params = () => ({ task: at.task.id });
const read = async (by: Side): Promise<ProjectSchedule> =>
  (await server.call(scheduleCalls.get, { as: at[by], params: params() })).json().data;
const histories = async (): Promise<ScheduleRevision[]> =>
  (await server.call(scheduleCalls.histories, { as: at.vendor, params: params() })).json().data.revisions;

type Call = Exclude<keyof typeof scheduleCalls, 'get' | 'histories'>;
const send = (by: Side, call: Call, body: object) =>
  server.call(scheduleCalls[call], { as: at[by], params: params(), body });
const propose = async (by: Side, put: ScheduleDates, extra: object = {}) => {
  const { revision, newest } = await read(by);
  const content = { dates: put, note: '', is_free: false, ...extra };
  return send(by, 'propose', { content, is_draft: false, number: newest, revision });
};
const answer = async (by: Side, call: 'confirm' | 'decline' | 'recall' | 'open', extra: object = {}) =>
  send(by, call, { number: (await read(by)).proposal?.number ?? 1, ...extra });
const agree = async () => {
  await propose('creator', dates);
  await answer('vendor', 'confirm');
};
const told = async (by: Side) => {
  const rows = await server.db
    .select({ code: notifications.code, parameters: notifications.parameters })
    .from(notifications)
    .where(eq(notifications.recipientId, at[by].id))
    .orderBy(notifications.ordinal);
  return rows.map(({ code, parameters }) => [code, parameters.column_name]);
};
const stepsNow = async (): Promise<Step[]> =>
  (await server.call(projectCalls.get, { as: at.vendor, params: { project: at.project.id } })).json().data.tasks[0]
    .steps;

describe('before the first agreement', () => {
  test('R-prj-03 R-prj-04 R-prj-05 R-prj-06 a video has all dates, an essay none of scripts and films', async () => {
    expect(await read('creator')).toMatchObject({
      build_mode: 'self',
      task_uuid: at.task.id,
      projectName: at.project.name,
      projectStatus: 'active',
      status: 'draft',
      isConfirm: false,
      canRecall: false,
      freeLeft: 0,
      isFree: false,
      ...emptySchedule(['outline', 'draft', 'video', 'copywriting', 'works_upload']),
    });
    at = await createProject(server.transact, { type: 'essay' });
    expect(await read('creator')).toMatchObject({ draft: null, video: null, outline: { except_date: null } });
    expect((await propose('creator', dates)).statusCode).toBe(200);
    expect((await read('vendor')).proposal?.dates).toMatchObject({ draft: null, video: null });
  });

  test('R-prj-07 proposed, confirmed: the dates are those of the steps, and two changes are free', async () => {
    expect((await propose('creator', dates, { note: '先這樣' })).json().data).toMatchObject({ status: 'proposed' });
    expect(await read('vendor')).toMatchObject({ note: '先這樣', step: { turn: 'vendor' }, agreed: null });
    expect((await answer('creator', 'confirm')).statusCode).toBe(422);
    server.published();
    const confirmed = (await answer('vendor', 'confirm')).json().data;
    expect(confirmed).toMatchObject({
      status: 'confirmed',
      isConfirm: true,
      freeLeft: 2,
      agreed: dates,
      proposal: null,
    });
    expect(server.published()).toContainEqual(
      expect.objectContaining({ channel: `private-task.${at.task.id}`, event: 'step-changed' }),
    );
    const due = Object.fromEntries((await stepsNow()).map((step) => [step.function, step.due_date]));
    expect(due).toEqual({
      '020': null,
      '090': null,
      '030': '2026-11-27',
      '040': '2026-12-04',
      '050': '2026-12-15',
      '060': '2026-12-22',
      '070': '2026-12-29',
      '080': '2027-01-12',
    });
    expect(await told('vendor')).toEqual([['2-090-01', undefined]]);
    expect(await told('creator')).toEqual([['1-090-06', undefined]]);
  });

  test('R-prj-13 dates out of order, missing or past are reported at their fields, and nothing is sent', async () => {
    const wrong = moved(
      ['outline.except_deadline', '2026-11-26'],
      ['video.review_a_copy_date', '2026-12-14'],
      ['works_upload.except_date', '2026-12-23'],
      ['draft.except_date', '2026-11-20'],
      ['copywriting.except_date', null],
    );
    const refused = await propose('creator', wrong);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({
      'content.dates.outline.except_deadline': ['不能早於大綱交付日（11/27）'],
      'content.dates.video.review_a_copy_date': ['不能早於A\u00a0copy交付日（12/15）'],
      'content.dates.works_upload.except_date': ['不能早於B\u00a0copy回覆日（12/24）'],
      'content.dates.draft.except_date': ['不能早於今天'],
      'content.dates.copywriting.except_date': ['請填寫此欄位'],
    });
    expect((await read('vendor')).status).toBe('draft');
  });

  test('R-prj-07 a counter-proposal with a note is accepted by the first side', async () => {
    await propose('vendor', dates);
    const other = moved(['video.shoot_date', '2026-12-11']);
    const content = { dates: other, note: '', is_free: false };
    const body = { content, number: 1, revision: 0 };
    expect((await send('creator', 'counter', body)).json().errors).toEqual({ 'content.note': ['請填寫此欄位'] });
    await send('creator', 'counter', { ...body, content: { ...content, note: '那天場地沒有' } });
    expect(await read('vendor')).toMatchObject({
      status: 'countered',
      feedback_note: '那天場地沒有',
      step: { turn: 'vendor' },
    });
    await answer('vendor', 'confirm');
    expect((await read('creator')).agreed).toEqual(other);
    expect(await told('vendor')).toEqual([['2-090-08', undefined]]);
    expect(
      (await histories()).map(({ number, kind, outcome, changes }) => [number, kind, outcome, changes.length]),
    ).toEqual([
      [2, 'counter', 'confirmed', 1],
      [1, 'proposal', 'countered', 12],
    ]);
  });

  test('R-prj-08 a proposal can be recalled until the other side has opened it', async () => {
    await propose('creator', dates);
    expect(await read('creator')).toMatchObject({ canRecall: true });
    expect((await answer('vendor', 'recall')).statusCode).toBe(422);
    expect((await answer('creator', 'recall')).json().data).toMatchObject({
      status: 'recalled',
      step: { turn: 'creator' },
      proposal: null,
    });
    await propose('creator', dates);
    expect((await answer('vendor', 'open')).json().data).toMatchObject({ status: 'opened', step: { turn: 'vendor' } });
    expect((await answer('vendor', 'open')).statusCode).toBe(200);
    expect(await read('creator')).toMatchObject({ canRecall: false });
    expect((await answer('creator', 'recall')).statusCode).toBe(422);
  });

  test('a counter that is taken back leaves the proposal on the table of who made it', async () => {
    await propose('creator', dates);
    const content = { dates: moved(['video.shoot_date', '2026-12-11']), note: '改一天', is_free: false };
    await send('vendor', 'counter', { content, number: 1, revision: 0 });
    await answer('vendor', 'recall');
    expect(await read('vendor')).toMatchObject({ status: 'opened', step: { turn: 'vendor' }, proposal: { number: 1 } });
    expect((await answer('vendor', 'confirm')).json().data.agreed).toEqual(dates);
  });

  test('dates that have been replaced cannot be accepted', async () => {
    await propose('creator', dates);
    await answer('creator', 'recall');
    await propose('creator', moved(['works_upload.except_date', '2027-01-04']));
    expect((await send('vendor', 'confirm', { number: 1 })).statusCode).toBe(409);
    expect((await read('vendor')).status).toBe('proposed');
  });
});

describe('once there are agreed dates', () => {
  beforeEach(agree);

  test('R-prj-09 one date, three working days: at once, twice; not more', async () => {
    // From Tuesday across the weekend.
    const near = moved(['works_upload.except_date', '2027-01-04']);
    const far = moved(['works_upload.except_date', '2027-01-05']);
    const refused = await propose('vendor', far, { is_free: true });
    expect(refused.json().errors).toHaveProperty(['content.is_free']);
    expect((await propose('vendor', near, { is_free: true })).json().data).toMatchObject({
      status: 'confirmed',
      freeLeft: 1,
      isFree: true,
      agreed: near,
    });
    expect((await told('creator')).at(-1)).toEqual(['1-090-02', '作品上線日']);
    await propose('creator', dates, { is_free: true });
    expect((await read('creator')).freeLeft).toBe(0);
    expect((await propose('creator', near, { is_free: true })).statusCode).toBe(422);
  });

  test('R-prj-09 dates that start from others than those in force are refused, and take nothing back', async () => {
    const theirs = moved(['works_upload.except_date', '2027-01-04']);
    const stale = (await read('creator')).newest;
    await propose('vendor', theirs, { is_free: true });
    const content = { dates: moved(['video.shoot_date', '2026-12-11']), note: '', is_free: true };
    const { revision } = await read('creator');
    const late = await send('creator', 'propose', { content, is_draft: false, number: stale, revision });
    expect(late.json()).toMatchObject({ code: '0409', message: '內容剛剛更新了，請先看過最新的版本再決定' });
    expect(await read('creator')).toMatchObject({ agreed: theirs, freeLeft: 1 });
  });

  test('R-prj-07 a change is requested; the agreed dates stay until the other side agrees, and work continues', async () => {
    const later = moved(['video.review_b_copy_date', '2026-12-28'], ['works_upload.except_date', '2027-01-08']);
    await propose('creator', later, { note: '客串的朋友改期' });
    expect(await read('vendor')).toMatchObject({
      status: 'change_requested',
      isConfirm: true,
      agreed: dates,
      freeLeft: 2,
    });
    expect((await told('vendor')).at(-1)).toEqual(['2-090-02', 'B\u00a0copy回覆日、作品上線日']);
    expect((await stepsNow()).find((step) => step.function === '030')?.status).toBe('todo');
    await answer('vendor', 'open');
    await answer('vendor', 'decline', { note: '檔期已經敲定' });
    expect(await read('creator')).toMatchObject({
      status: 'confirmed',
      agreed: dates,
      feedback_note: '檔期已經敲定',
    });
    expect((await told('creator')).at(-1)).toEqual(['1-090-12', undefined]);
    await propose('creator', later, { note: '再請考慮' });
    await answer('vendor', 'confirm');
    expect(await read('creator')).toMatchObject({ agreed: later, freeLeft: 2 });
    expect((await stepsNow()).find((step) => step.function === '070')?.due_date).toBe('2027-01-08');
  });

  test('a recalled change leaves everything as agreed', async () => {
    await propose('creator', moved(['works_upload.except_date', '2027-01-08']), { note: '晚一週' });
    expect((await answer('creator', 'recall')).json().data).toMatchObject({ status: 'confirmed', agreed: dates });
  });

  test('a delay of the vendor moves the dates of the creator by as many working days, with one press', async () => {
    const outline = { params: params(), body: { content: '<p>大綱</p>', is_draft: false, revision: 0 } };
    await server.call(outlineCalls.store, { ...outline, as: at.creator });
    expect((await read('creator')).done).toEqual({ 'outline.except_date': '2026-11-23' });
    // The deadline was a Wednesday; Monday is the third working day after it.
    server.clock.now = new Date('2026-12-07T02:00:00Z');
    expect((await read('vendor')).shift).toBeNull();
    const { shift } = await read('creator');
    expect(shift).toMatchObject({ column: 'outline.except_deadline', late: 'vendor', days: 3 });
    expect((await send('creator', 'shift', { column: shift?.column, days: 2, number: 1 })).statusCode).toBe(409);
    const after = (await send('creator', 'shift', { column: shift?.column, days: 3, number: 1 })).json().data;
    expect(after).toMatchObject({
      freeLeft: 2,
      shift: null,
      agreed: {
        outline: dates.outline,
        draft: { except_date: '2026-12-09', except_deadline: '2026-12-09' },
        video: { shoot_date: '2026-12-15', except_a_copy_date: '2026-12-18', except_b_copy_date: '2026-12-28' },
        works_upload: { except_date: '2027-01-04' },
      },
    });
    expect((await told('vendor')).at(-1)).toEqual(['2-090-02', '後續日期（順延3個工作天）']);
    expect((await histories())[0]).toMatchObject({ kind: 'shift', isFree: false, delay: { days: 3 } });
    // One day later, the offered shift is a day longer.
    server.clock.now = new Date('2026-12-08T02:00:00Z');
    expect((await read('creator')).shift).toMatchObject({ days: 1 });
  });

  test('dates already met are not moved', async () => {
    await server.call(outlineCalls.store, {
      as: at.creator,
      params: params(),
      body: { content: '<p>大綱</p>', is_draft: false, revision: 0 },
    });
    const refused = await propose('creator', moved(['outline.except_date', '2026-11-30']), { note: '晚一點' });
    expect(refused.json().errors).toEqual({
      'content.dates.outline.except_date': ['這一天的事已經完成，不能再調整'],
    });
  });
});

test('R-prj-10 of a project the platform runs, the first dates come from the vendor, and notifications say who runs it', async () => {
  at = await createProject(server.transact, { outline: 'locked', buildMode: 'platform' });
  expect(await read('vendor')).toMatchObject({ build_mode: 'platform', status: 'draft', step: { turn: 'vendor' } });
  await propose('vendor', dates);
  const [told] = await server.db.select().from(notifications).where(eq(notifications.recipientId, at.creator.id));
  expect(told).toMatchObject({ code: '1-090-01', parameters: { build_mode: 'platform' } });
  at = await createProject(server.transact, { outline: 'locked' });
  expect(await read('vendor')).toMatchObject({ build_mode: 'self', step: { turn: 'creator' } });
});

test('R-prj-10 the platform team takes a project over by a command, and hands it back', async () => {
  at = await createProject(server.transact, { outline: 'locked' });
  const command = (...words: string[]) => server.transact((tx) => runBuildModeCommand(tx, ['build-mode', ...words]));
  expect(await command(at.task.projectId, 'platform')).toMatch(/: platform\n$/);
  expect(await read('creator')).toMatchObject({ build_mode: 'platform', step: { turn: 'vendor' } });
  await command(at.task.projectId, 'self');
  expect(await read('creator')).toMatchObject({ build_mode: 'self', step: { turn: 'creator' } });
  for (const words of [
    [],
    [at.task.projectId],
    [at.task.projectId, 'else'],
    ["' or 1=1", 'self'],
    [at.vendor.id, 'self'],
  ])
    await expect(command(...words)).rejects.toThrow(/npm run admin|no project/);
});

test('a draft is visible to its author only, and an outdated page is refused', async () => {
  const content = { dates: moved(['video.shoot_date', null]), note: '還在喬', is_free: false };
  const saved = await send('creator', 'propose', { content, is_draft: true, number: 0, revision: 0 });
  expect(saved.json().data).toMatchObject({ status: 'draft', revision: 1, own_draft: { content } });
  expect(await read('vendor')).toMatchObject({ own_draft: null, video: { shoot_date: null } });
  const late = await send('creator', 'propose', { content, is_draft: true, number: 0, revision: 0 });
  expect([late.statusCode, late.json().data]).toMatchObject([409, { content }]);
  expect((await propose('creator', dates)).json().data).toMatchObject({ own_draft: null, revision: 2 });
});

test('R-role-04 a creator of another task neither reads the schedule nor touches it', async () => {
  const other = await createUser(server.transact, { role: 'Creator' });
  const { id: _, ...task } = at.task;
  await server.db.insert(tasks).values({ ...task, position: 1, creatorId: other.id });
  const seen = await server.call(scheduleCalls.get, { as: other, params: params() });
  expect(seen.statusCode).toBe(404);
  const body = { content: { dates, note: '', is_free: false }, is_draft: false, number: 0, revision: 0 };
  expect((await server.call(scheduleCalls.propose, { as: other, params: params(), body })).statusCode).toBe(404);
});
