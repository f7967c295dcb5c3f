import { buildInvitationCalls, invitationCalls, projectCalls, ratingCalls } from '@paidang/contract/calls';
import type { Ratings } from '@paidang/contract/entities';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { createUser, type TestUser } from '../../../test/factories/users';
import { notificationCodesOf } from '../../../test/review-fixture';
import { setUpTask } from '../steps';
import { steps } from '../steps/schema';
import { announceOpenRatings } from '.';

const start = new Date('2027-01-06T02:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;

let server: TestApp;
let at: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** Marks the report of the task as just accepted. */
async function accept() {
  const accepted = { status: 'accepted', turn: null, acceptedAt: server.clock.now };
  await server.db.update(steps).set(accepted).where(eq(steps.taskId, at.task.id));
}

beforeEach(async () => {
  server.clock.now = start;
  at = await createProject(server.transact);
});

const later = (milliseconds: number) => {
  server.clock.now = new Date(start.getTime() + milliseconds);
};

const ratingsFor = async (as: TestUser): Promise<Ratings> =>
  (await server.call(ratingCalls.get, { params: { task: at.task.id }, as })).json().data;
const ownOf = async (as: TestUser, type = 'copartner') => (await ratingsFor(as)).own.find((one) => one.type === type)!;

const byCreator = {
  'creative-freedom': 5,
  communication: 4,
  'modify-opinion': 3,
  'cooperate-again': 1,
  comment: '很順',
};
const byVendor = { achievement: 5, communication: 5, cooperation: 4, 'cooperation-fee': 3, 'cooperate-again': 3 };

const hidden = { status: 'hidden', answers: null };

const send = (as: TestUser, answers: object, type = 'copartner') =>
  server.call(ratingCalls.send, { body: { task_uuid: at.task.id, type, answers }, as });
const skip = (as: TestUser, type = 'copartner') =>
  server.call(ratingCalls.skip, { body: { task_uuid: at.task.id, type }, as });

test('R-rate-06 questionnaires open when the closing report is accepted, and close after 14 days', async () => {
  expect(await ratingsFor(at.creator)).toMatchObject({
    closes_at: null,
    own: [{ status: 'closed' }, { status: 'closed' }],
  });
  expect((await send(at.creator, byCreator)).statusCode).toBe(422);
  await accept();
  const { own, closes_at, other } = await ratingsFor(at.creator);
  expect({ closes_at, other: other.uuid }).toEqual({ closes_at: '2027-01-20T02:00:00.000Z', other: at.vendor.id });
  expect(own.map(({ type, index, status }) => [type, index, status])).toEqual([
    ['copartner', 0, 'open'],
    ['website', 1, 'open'],
  ]);
  later(14 * day);
  expect((await ownOf(at.creator)).status).toBe('closed');
  expect((await send(at.creator, byCreator)).statusCode).toBe(422);
  expect((await skip(at.creator)).statusCode).toBe(422);
});

test('R-rate-02 R-rate-03 R-rate-04 R-rate-05 each side answers its own questions, and every choice', async () => {
  await accept();
  expect((await send(at.creator, byVendor)).json().errors).toMatchObject({
    'answers.creative-freedom': ['請填寫此欄位'],
    'answers.achievement': expect.any(Array),
  });
  expect((await send(at.creator, { ...byCreator, communication: 6 })).json().errors).toEqual({
    'answers.communication': ['請從選項中選擇'],
  });
  expect((await send(at.creator, byCreator)).statusCode).toBe(200);
  expect((await send(at.vendor, byVendor)).statusCode).toBe(200);
  expect((await send(at.vendor, { experience: 4, 'cooperate-again': 1 }, 'website')).statusCode).toBe(200);
  expect(await ownOf(at.vendor)).toMatchObject({ status: 'sent', answers: byVendor });
});

describe('R-rate-06 both are blind', () => {
  test('until both have sent, and neither can change theirs', async () => {
    await accept();
    await send(at.creator, byCreator);
    later(30 * minute);
    expect((await ratingsFor(at.vendor)).received).toMatchObject(hidden);
    await send(at.vendor, byVendor);
    later(89 * minute);
    expect((await ratingsFor(at.creator)).received).toMatchObject(hidden);
    later(90 * minute);
    expect((await ratingsFor(at.creator)).received).toMatchObject({ status: 'sent', answers: byVendor });
    const { received } = await ratingsFor(at.vendor);
    expect(received).toMatchObject({ status: 'sent', answers: byCreator });
    expect(received.pages.flatMap(({ qa }) => qa.map(({ key }) => key))).toEqual(Object.keys(byCreator));
  });

  test('or until 14 days have passed', async () => {
    await accept();
    await send(at.creator, byCreator);
    later(14 * day - minute);
    expect((await ratingsFor(at.vendor)).received).toMatchObject(hidden);
    later(14 * day);
    expect((await ratingsFor(at.vendor)).received).toMatchObject({ status: 'sent', answers: byCreator });
    expect((await ratingsFor(at.creator)).received).toMatchObject({ status: 'missing', answers: null });
  });

  test('a skipped rating is hidden too, and later shown as skipped', async () => {
    await accept();
    await send(at.creator, byCreator);
    await skip(at.vendor);
    expect((await ratingsFor(at.creator)).received).toMatchObject(hidden);
    later(60 * minute);
    expect((await ratingsFor(at.creator)).received).toMatchObject({ status: 'skipped', answers: null });
    expect((await ratingsFor(at.vendor)).received).toMatchObject({ status: 'sent', answers: byCreator });
  });

  test('a rating sent at the last minute cannot be changed once the other side’s is visible', async () => {
    await accept();
    later(14 * day - minute);
    await send(at.creator, byCreator);
    expect((await ownOf(at.creator)).editable_until).toBe('2027-01-20T02:00:00.000Z');
  });
});

test('R-rate-06 a rating may be changed for an hour, and is sent once', async () => {
  await accept();
  await send(at.creator, byCreator);
  later(59 * minute);
  expect((await send(at.creator, { ...byCreator, communication: 1 })).statusCode).toBe(200);
  expect(await ownOf(at.creator)).toMatchObject({
    answers: { communication: 1 },
    editable_until: '2027-01-06T03:00:00.000Z',
  });
  later(60 * minute);
  expect((await send(at.creator, byCreator)).statusCode).toBe(422);
  expect((await skip(at.creator)).statusCode).toBe(422);
});

test('R-rate-06 a questionnaire may be skipped permanently', async () => {
  await accept();
  expect((await skip(at.creator, 'website')).statusCode).toBe(200);
  expect((await ownOf(at.creator, 'website')).status).toBe('skipped');
  expect((await skip(at.creator, 'website')).statusCode).toBe(422);
  expect((await send(at.creator, { experience: 5, 'cooperate-again': 1 }, 'website')).statusCode).toBe(422);
  expect((await ownOf(at.creator)).status).toBe('open');
});

test('R-role-03 only the two people of the task rate, and see what was rated', async () => {
  await accept();
  await send(at.creator, byCreator);
  const other = await createUser(server.transact, { role: 'Creator' });
  const more = { projectId: at.project.id, type: 'video', roundsAgreed: 2, fee: 1, platforms: [] } as const;
  const task = await server.transact((tx) =>
    setUpTask(tx, { ...more, position: 1, title: '另一支', creatorId: other.id }),
  );
  expect((await server.call(ratingCalls.get, { params: { task: at.task.id }, as: other })).statusCode).toBe(404);
  expect((await send(other, byCreator)).statusCode).toBe(404);
  const own = (await server.call(ratingCalls.get, { params: { task: task.id }, as: at.vendor })).json().data;
  expect(own).toMatchObject({
    other: { uuid: other.id },
    received: hidden,
    own: [{ answers: null }, { answers: null }],
  });
});

test('an average is shown from three closed ratings on', async () => {
  const { creator } = at;
  for (const achievement of [5, 4, 3]) {
    at = await createProject(server.transact, { creator });
    await accept();
    await send(at.vendor, { ...byVendor, achievement });
  }
  const averages = async (as: TestUser) =>
    (await server.call(projectCalls.get, { params: { project: at.project.id }, as })).json().data.averages;
  expect(await averages(at.vendor)).toEqual({});
  later(14 * day);
  expect(await averages(at.vendor)).toEqual({ [creator.id]: { mean: 4, count: 3 } });
  expect(await averages(creator)).toEqual({});
  const other = await createUser(server.transact, { role: 'Vendor' });
  await server.call(buildInvitationCalls.send, { body: { email: other.email, note: '' }, as: creator });
  const { received } = (await server.call(invitationCalls.list, { as: other })).json().data;
  expect(received).toMatchObject([{ sender_rating: { mean: 4, count: 3 } }]);
});

describe('R-ntf-13 notifications', () => {
  const told = async (as: TestUser) => (await notificationCodesOf(server, as)).filter((code) => /-5[56]$/.test(code));
  const announce = () => announceOpenRatings(server.platform);

  test('ask the other side to rate, once, and only if they have not', async () => {
    await accept();
    await send(at.creator, byCreator);
    await send(at.creator, { ...byCreator, communication: 5 });
    expect(await told(at.vendor)).toEqual(['2-010-55']);
    await send(at.vendor, { experience: 4, 'cooperate-again': 1 }, 'website');
    await send(at.vendor, byVendor);
    expect(await told(at.creator)).toEqual([]);
  });

  test('reach both sides once, when neither can change theirs any more', async () => {
    await accept();
    await send(at.creator, byCreator);
    await send(at.vendor, byVendor);
    later(59 * minute);
    await announce();
    expect(await told(at.creator)).toEqual([]);
    later(60 * minute);
    await announce();
    await announce();
    expect(await told(at.creator)).toEqual(['3-010-56']);
    expect(await told(at.vendor)).toEqual(['2-010-55', '3-010-56']);
  });

  test('reach only the rated person when the questionnaires close, and nobody who was skipped', async () => {
    await accept();
    await send(at.creator, byCreator);
    await skip(at.vendor);
    later(14 * day);
    await announce();
    expect(await told(at.vendor)).toEqual(['2-010-55', '3-010-56']);
    expect(await told(at.creator)).toEqual([]);
  });
});
