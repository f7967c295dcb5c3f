import { creatorCalls, creatorCardCalls, creatorListCalls, invitationCalls } from '@paidang/contract/calls';
import type { CreatorCard, OwnCreatorCard, VendorCreatorCard, WorkConsentState } from '@paidang/contract/entities';
import { blankServiceData, emptyWork, mondayOf, shownWeeks, weekNumber } from '@paidang/contract/rules';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { cardContent, createCard } from '../../../test/factories/creator-cards';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { createUser, type TestUser } from '../../../test/factories/users';
import { mailsTo } from '../../../test/mails';
import { notificationCodesOf } from '../../../test/review-fixture';
import { eraseDueAccounts } from '../account';
import { invitations } from '../invitations/schema';
import { projects, taskPlatforms } from '../projects/schema';
import { ratings } from '../ratings/schema';
import { scheduleRevisions } from '../schedules/schema';
import { serviceData } from '../service-data/schema';
import { users } from '../users/schema';
import { worksOnline, worksReports } from '../works/schema';
import { publicCardAddresses, refreshPublishedCards } from '.';
import { creatorCards } from './schema';

const now = new Date('2026-12-04T02:00:00Z');
const day = 86_400_000;

let server: TestApp;
let vendor: TestUser;
beforeAll(async () => {
  server = await buildTestApp();
  vendor = await createUser(server.transact, { role: 'Vendor', companyName: '山眠' });
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now = now;
});

const own = async (as: TestUser): Promise<OwnCreatorCard> =>
  (await server.call(creatorCardCalls.own, { as })).json().data;
const save = (as: TestUser, content: object, revision: number) =>
  server.call(creatorCardCalls.save, { as, body: { content, revision } });
const publish = (as: TestUser, level = 'vendors') =>
  server.call(creatorCardCalls.publish, { as, body: { level, is_adult: true } });
const cardOf = async (creator: TestUser): Promise<VendorCreatorCard> =>
  (await server.call(creatorCalls.get, { as: vendor, params: { creator: creator.id } })).json().data;
const publicOf = (creator: TestUser) => server.call(creatorCalls.getPublic, { params: { creator: creator.id } });

describe('the creator’s own card', () => {
  test('is empty and hidden until it is published', async () => {
    const creator = await createUser(server.transact, { role: 'Creator' });
    expect(await own(creator)).toMatchObject({ level: 'off', revision: 0, published_at: null });
    expect(Object.keys((await own(creator)).missing)).toEqual(['headline', 'categories', 'platforms']);
    expect((await publish(creator)).json().errors).toHaveProperty('headline');
    expect((await save(creator, cardContent(), 0)).statusCode).toBe(200);
    expect(await cardOf(creator)).toBeUndefined();
    expect((await publicOf(creator)).statusCode).toBe(404);
    expect((await publish(creator)).json().data).toMatchObject({ level: 'vendors', missing: {} });
    expect(await cardOf(creator)).toMatchObject({ name: creator.name, headline: '用一週把話說完的實測派' });
  });

  test('R-role-02 is for creators only, who must be of age', async () => {
    expect((await server.call(creatorCardCalls.own, { as: vendor })).statusCode).toBe(404);
    expect((await save(vendor, cardContent(), 0)).statusCode).toBe(404);
    const creator = await createCard(server, {}, { level: 'off' });
    const young = await server.call(creatorCardCalls.publish, {
      as: creator,
      body: { level: 'public', is_adult: false },
    });
    expect(young.statusCode).toBe(422);
  });

  test('cannot be published by a minor according to service data', async () => {
    const creator = await createCard(server, {}, { level: 'off' });
    const fields = { ...blankServiceData, date_of_birth: '2008-12-06' };
    const sealed = server.platform.sealer.sealJson(`service_data/${creator.id}`, fields);
    await server.db.insert(serviceData).values({ userId: creator.id, ...sealed, revision: 1, updatedAt: now });
    expect((await publish(creator)).json()).toMatchObject({ code: '0422', message: '滿18歲才能公開名片' });
    server.clock.now = new Date('2026-12-06T02:00:00Z');
    expect((await publish(creator)).statusCode).toBe(200);
  });

  test('is only saved over the revision that was read, and must stay complete while published', async () => {
    const creator = await createCard(server);
    expect((await save(creator, cardContent({ headline: '新' }), 0)).json().code).toBe('0409');
    expect((await save(creator, cardContent({ headline: '' }), 1)).json().errors).toHaveProperty(['content.headline']);
    expect((await save(creator, cardContent({ headline: '新' }), 1)).statusCode).toBe(200);
    expect((await cardOf(creator)).headline).toBe('新');
  });

  test('refuses duplicates, invalid addresses, and fees whose maximum is below their minimum', async () => {
    const creator = await createCard(server, {}, { level: 'off' });
    const [youTube] = cardContent().platforms ?? [];
    const wrong = {
      ...cardContent(),
      platforms: [youTube, { ...youTube, url: 'javascript:alert(1)' }],
      fees: [{ type: 'video', from: 5, to: 4 }],
      marked_weeks: [{ week: '2026-12-08', is_free: false }],
    };
    expect((await save(creator, wrong, 1)).json().errors).toMatchObject({
      'content.platforms.1.url': expect.any(Array),
      'content.fees.0.to': ['最高費用不能低於最低費用'],
      'content.marked_weeks.0.week': ['請選擇一週的星期一'],
    });
    const twice = { ...cardContent(), platforms: [youTube, youTube] };
    expect((await save(creator, twice, 1)).json().errors).toHaveProperty(['content.platforms']);
    const far = { ...cardContent(), marked_weeks: [{ week: mondayOf(weekNumber('2027-12-04')), is_free: true }] };
    expect((await save(creator, far, 1)).json().errors).toHaveProperty(['content.marked_weeks']);
  });

  test('dates its figures by their last change', async () => {
    const creator = await createCard(server);
    const [youTube] = cardContent().platforms ?? [];
    server.clock.now = new Date(now.getTime() + 5 * day);
    await save(creator, cardContent({ headline: '別的' }), 1);
    expect((await cardOf(creator)).platforms[0]?.reported_on).toBe('2026-12-04');
    await save(creator, { ...cardContent(), platforms: [{ ...youTube, followers: 190_000 }] }, 2);
    expect((await cardOf(creator)).platforms[0]).toMatchObject({ followers: 190_000, reported_on: '2026-12-09' });
  });

  test('publishing, unpublishing and searching at the same time end in the last requested state', async () => {
    const creator = await createCard(server);
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all([
        publish(creator, 'public'),
        server.call(creatorCalls.find, { as: vendor }),
        server.call(creatorCardCalls.unpublish, { as: creator }),
        publicOf(creator),
      ]);
      for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode);
    }
    await server.call(creatorCardCalls.unpublish, { as: creator });
    expect((await publicOf(creator)).statusCode).toBe(404);
    expect(await cardOf(creator)).toBeUndefined();
  });

  test('only public cards are listed for search engines', async () => {
    const creator = await createCard(server);
    const isListed = async () =>
      (await publicCardAddresses(server.db)).some(({ path }) => path === `/creator/${creator.id}`);
    expect(await isListed()).toBe(false);
    await publish(creator, 'public');
    expect(await isListed()).toBe(true);
    await server.call(creatorCardCalls.unpublish, { as: creator });
    expect(await isListed()).toBe(false);
  });
});

describe('the public card', () => {
  const parts = ['audience', 'fees', 'weeks', 'works', 'ratings', 'answer_time'];

  test('shows only cards published to everybody, and only the parts their owner has chosen', async () => {
    const creator = await createCard(server, { shows_weeks: true });
    expect((await publicOf(creator)).statusCode).toBe(404);
    await publish(creator, 'public');
    const card: CreatorCard = (await publicOf(creator)).json().data;
    expect(card).toMatchObject({ name: creator.name, fees: [], weeks: null, closed_projects: null, works: [] });
    expect(card.platforms).toMatchObject([{ platform: 'YouTube', followers: null, views: null, audience: '' }]);
    await save(creator, { ...cardContent({ shows_weeks: true }), public_parts: parts }, 1);
    const whole: CreatorCard = (await publicOf(creator)).json().data;
    expect(whole).toMatchObject({ fees: [{ from: 55_000 }], closed_projects: 0, platforms: [{ followers: 188_000 }] });
    expect(whole.weeks).toHaveLength(8);
    await publish(creator, 'vendors');
    expect((await publicOf(creator)).statusCode).toBe(404);
  });

  test('matches the preview', async () => {
    const creator = await createCard(server, {}, { level: 'public' });
    const preview = async (as: string) =>
      (await server.call(creatorCardCalls.preview, { as: creator, query: { as } })).json().data;
    expect(await preview('public')).toEqual((await publicOf(creator)).json().data);
    const { together: _, lists: __, ...seen } = await cardOf(creator);
    expect(await preview('vendors')).toEqual(seen);
  });
});

describe('weeks', () => {
  test('are free unless marked busy or taken by a running task; marks take precedence', async () => {
    const creator = await createCard(server, { shows_weeks: true });
    const { task, project } = await createProject(server.transact, { creator, vendor });
    const [, second = '', third = '', fourth = ''] = shownWeeks('2026-12-04');
    const dates = {
      outline: { except_date: second, except_deadline: fourth },
      draft: null,
      video: {
        shoot_date: third,
        except_a_copy_date: null,
        review_a_copy_date: null,
        except_b_copy_date: null,
        review_b_copy_date: null,
      },
      copywriting: null,
      works_upload: null,
    };
    await server.db.insert(scheduleRevisions).values({
      taskId: task.id,
      number: 1,
      kind: 'proposal',
      dates,
      note: '',
      createdBy: creator.id,
      createdAt: now,
      outcome: 'confirmed',
    });
    await refreshPublishedCards(server.platform);
    const free = async () => (await cardOf(creator)).weeks?.map(({ is_free }) => is_free).slice(0, 4);
    expect(await free()).toEqual([true, false, false, true]);
    expect(JSON.stringify(await cardOf(creator))).not.toContain(project.name);
    const marked = [
      { week: second, is_free: true },
      { week: fourth, is_free: false },
    ];
    await save(creator, { ...cardContent({ shows_weeks: true }), marked_weeks: marked }, 1);
    expect(await free()).toEqual([true, true, false, false]);
    expect((await own(creator)).weeks.slice(0, 4).map(({ is_marked }) => is_marked)).toEqual([
      false,
      true,
      false,
      true,
    ]);
    await server.db.update(projects).set({ status: 'cancelled' }).where(eq(projects.id, project.id));
    await refreshPublishedCards(server.platform);
    expect(await free()).toEqual([true, true, true, false]);
  });
});

describe('counted figures', () => {
  const invited = (creator: TestUser, hours: number, sentAt = now) =>
    server.db.insert(invitations).values({
      kind: 'task',
      status: 'rejected',
      tokenHash: crypto.randomUUID(),
      senderId: vendor.id,
      email: creator.email,
      recipientId: creator.id,
      createdAt: sentAt,
      sentAt,
      expiresAt: sentAt,
      answeredAt: new Date(sentAt.getTime() + hours * 3_600_000),
    });

  test('include the median answer time of 90 days, from three answers on', async () => {
    const creator = await createCard(server);
    const counted = async () => {
      await refreshPublishedCards(server.platform);
      return (await cardOf(creator)).answer_hours;
    };
    await invited(creator, 2);
    await invited(creator, 30, new Date(now.getTime() - 89 * day));
    await invited(creator, 500, new Date(now.getTime() - 91 * day));
    expect(await counted()).toBeNull();
    await invited(creator, 6);
    expect(await counted()).toBe(6);
  });

  test('R-rate-03 include ratings from three on, with reviews that name only brands that agreed', async () => {
    const creator = await createCard(server);
    const about = async (grade: number, comment: string) => {
      const { project, vendor: author } = await createProject(server.transact, { creator });
      await server.db.update(projects).set({ status: 'closed', endedAt: now }).where(eq(projects.id, project.id));
      const scale = { achievement: grade, communication: 5, cooperation: 5, 'cooperation-fee': 4 };
      await server.db.insert(ratings).values({
        projectId: project.id,
        type: 'copartner',
        authorId: author.id,
        otherId: creator.id,
        answers: { ...scale, 'cooperate-again': grade > 3 ? 1 : 3, comment },
        closesAt: new Date(now.getTime() - day),
        sentAt: now,
      });
    };
    await about(5, '大綱一次就過');
    await about(4, '');
    await refreshPublishedCards(server.platform);
    expect(await cardOf(creator)).toMatchObject({ rating: null, ratings: null, reviews: [], closed_projects: 2 });
    await about(3, '時程晚了一天');
    await refreshPublishedCards(server.platform);
    const card = await cardOf(creator);
    expect(card).toMatchObject({ rating: { mean: 4.5, count: 3 }, closed_projects: 3 });
    expect(card.ratings).toMatchObject({ again: { willing: 2, reconsider: 1, unwilling: 0 } });
    expect(card.ratings?.scales.map(({ key, mean }) => [key, mean])).toEqual([
      ['achievement', 4],
      ['communication', 5],
      ['cooperation', 5],
      ['cooperation-fee', 4],
    ]);
    expect(card.reviews).toHaveLength(2);
    expect(card.reviews).toEqual(
      expect.arrayContaining([{ comment: '大綱一次就過', mean: 4.8, month: '2026-12', brand: null }]),
    );
    await save(creator, { ...cardContent(), public_parts: ['ratings'] }, 1);
    await publish(creator, 'public');
    expect((await publicOf(creator)).json().data).toMatchObject({ rating: { count: 3 }, reviews: [] });
  });
});

describe('works', () => {
  let at: TestProject;
  let creator: TestUser;
  const params = () => ({ params: { task: at.task.id } });
  const ask = () => server.call(creatorCardCalls.askConsent, { as: creator, ...params() });
  const answer = (isGiven: boolean, as = at.vendor) =>
    server.call(creatorCardCalls.answerConsent, { as, ...params(), body: { is_given: isGiven } });
  const shown = async () => (await cardOf(creator)).works.map(({ title }) => title);

  beforeEach(async () => {
    creator = await createCard(server);
    at = await createProject(server.transact, { creator });
    const { id } = at.project;
    await server.db.update(projects).set({ status: 'closed', endedAt: now }).where(eq(projects.id, id));
    const [platform] = await server.db.select().from(taskPlatforms).where(eq(taskPlatforms.taskId, at.task.id));
    const [work] = await server.db
      .insert(worksOnline)
      .values({ platformId: platform!.id, status: 'passed', revision: 1 })
      .returning();
    await server.db.insert(worksReports).values({
      workId: work!.id,
      number: 1,
      content: JSON.stringify({ ...emptyWork, url: 'https://youtu.be/1' }),
      publishedAt: now,
      createdBy: creator.id,
      sentAt: now,
      verdict: 'passed',
    });
    const saved = await save(creator, { ...cardContent(), works: [at.task.id] }, 1);
    expect(saved.statusCode, saved.body).toBe(200);
  });

  test('are shown once their vendor agrees, and hidden immediately when consent is withdrawn', async () => {
    expect(await shown()).toEqual([]);
    expect((await ask()).json().data).toMatchObject({ consent: 'asked' });
    expect(await notificationCodesOf(server, at.vendor)).toContain('2-010-57');
    expect(await shown()).toEqual([]);
    expect((await answer(true)).json().data).toMatchObject({ consent: 'given' });
    expect(await notificationCodesOf(server, creator)).toContain('1-010-58');
    expect((await cardOf(creator)).works).toMatchObject([
      { title: '開箱影片', url: 'https://youtu.be/1', platform: 'YouTube', brand: at.vendor.companyName, views: null },
    ]);
    expect((await answer(false)).json().data).toMatchObject({ consent: 'withdrawn' });
    expect(await shown()).toEqual([]);
    expect((await ask()).json().code).toBe('0429');
    server.clock.now = new Date(now.getTime() + day);
    expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(422);
    expect((await answer(false)).json().data).toMatchObject({ consent: 'declined' });
  });

  test('R-role-03 are requested by their creator and answered by their vendor, for closed projects only', async () => {
    const stranger = await createUser(server.transact, { role: 'Vendor' });
    expect((await answer(true, stranger)).statusCode).toBe(404);
    expect((await answer(true, creator)).statusCode).toBe(404);
    expect((await server.call(creatorCardCalls.askConsent, { as: at.vendor, ...params() })).statusCode).toBe(404);
    const other = await createCard(server);
    expect((await save(other, { ...cardContent(), works: [at.task.id] }, 1)).json().errors).toHaveProperty([
      'content.works',
    ]);
    await server.db.update(projects).set({ status: 'active' }).where(eq(projects.id, at.project.id));
    expect((await ask()).statusCode).toBe(404);
    expect((await answer(true)).statusCode).toBe(404);
  });

  test('are listed for their creator with the state of their consent', async () => {
    const list = async (): Promise<WorkConsentState[]> =>
      (await server.call(creatorCardCalls.works, { as: creator })).json().data;
    expect(await list()).toMatchObject([{ task_uuid: at.task.id, consent: 'none', platforms: ['YouTube'] }]);
    await answer(true);
    expect(await list()).toMatchObject([{ consent: 'given' }]);
    expect((await server.call(creatorCardCalls.consent, { as: at.vendor, ...params() })).json().data).toMatchObject({
      consent: 'given',
      brand: at.vendor.companyName,
    });
  });
});

test('a deleted account has no card and is on nobody’s list', async () => {
  const creator = await createCard(server, {}, { level: 'public' });
  const list = (await server.call(creatorListCalls.create, { as: vendor, body: { name: '候選' } })).json().data.uuid;
  await server.call(creatorListCalls.put, { as: vendor, params: { list, creator: creator.id }, body: { note: '好' } });
  await server.db.update(users).set({ deletionAt: now }).where(eq(users.id, creator.id));
  await eraseDueAccounts(server.platform);
  expect(await server.db.select().from(creatorCards).where(eq(creatorCards.userId, creator.id))).toEqual([]);
  const kept = await server.call(creatorListCalls.get, { as: vendor, params: { list } });
  expect(kept.json().data.entries).toEqual([]);
});

describe('an invitation from a card', () => {
  const invite = (creator: TestUser, into: object, as = vendor) =>
    server.call(creatorCalls.invite, { as, params: { creator: creator.id }, body: { into, note: '想一起做睡前系列' } });
  const draft = {
    name: '冬夜香氛枕',
    brand: '山眠',
    product: '香氛枕',
    tasks: [{ type: 'video', title: '開箱', platforms: ['YouTube'], fee: 60_000 }],
  };

  test('opens a project, without disclosing the creator’s address to the vendor', async () => {
    const creator = await createCard(server);
    const answered = await invite(creator, { kind: 'new', project: draft });
    expect(answered.statusCode, answered.body).toBe(200);
    const { invitation_uuid: invitation, project_uuid: project } = answered.json().data;
    const [kept] = await server.db.select().from(projects).where(eq(projects.id, project));
    expect(kept).toMatchObject({ name: '冬夜香氛枕', status: 'inviting', vendorId: vendor.id });
    const listed = await server.call(invitationCalls.list, { as: vendor });
    expect(listed.json().data.sent).toContainEqual(expect.objectContaining({ uuid: invitation, email: creator.name }));
    const resent = await server.call(invitationCalls.revoke, { as: vendor, params: { invitation } });
    expect(listed.body + resent.body + answered.body).not.toContain(creator.email);
    const received = (await server.call(invitationCalls.list, { as: creator })).json().data.received;
    expect(received).toMatchObject([{ email: creator.email, sender: { uuid: vendor.id }, note: '想一起做睡前系列' }]);
    expect(await mailsTo(server, creator.email)).not.toEqual([]);
  });

  test('can be to an open task or project of the vendor, and to no other', async () => {
    const creator = await createCard(server);
    const at = await createProject(server.transact, { vendor });
    expect((await invite(creator, { kind: 'task', task_uuid: at.task.id })).statusCode).toBe(422);
    expect((await invite(creator, { kind: 'project', project_uuid: at.project.id })).statusCode).toBe(200);
    expect((await invite(creator, { kind: 'project', project_uuid: at.project.id })).statusCode).toBe(422);
    const theirs = await createProject(server.transact);
    expect((await invite(creator, { kind: 'task', task_uuid: theirs.task.id })).statusCode).toBe(404);
    expect((await invite(theirs.creator, { kind: 'new', project: draft })).statusCode).toBe(404);
    expect((await invite(creator, { kind: 'new', project: draft }, theirs.creator)).statusCode).toBe(404);
    await server.db.update(projects).set({ status: 'closed' }).where(eq(projects.id, at.project.id));
    expect((await invite(creator, { kind: 'project', project_uuid: at.project.id })).json().code).toBe('0423');
  });

  test('is refused for creators who are not open for work, and then opens no project', async () => {
    const creator = await createCard(server, { is_open: false });
    const mine = and(eq(projects.vendorId, vendor.id), eq(projects.name, '沒有的專案'));
    const refused = await invite(creator, { kind: 'new', project: { ...draft, name: '沒有的專案' } });
    expect(refused.json()).toMatchObject({ code: '0422', message: '這位創作者目前沒有接案' });
    expect(await server.db.$count(projects, mine)).toBe(0);
  });
});
