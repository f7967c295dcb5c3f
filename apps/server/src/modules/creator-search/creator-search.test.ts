import {
  type CreatorFilter,
  creatorCalls,
  creatorCardCalls,
  creatorListCalls,
  platformCreatorCalls,
} from '@paidang/contract/calls';
import type { CreatorFacets, FoundCreator } from '@paidang/contract/entities';
import { shownWeeks } from '@paidang/contract/rules';
import { type CreatorSort, creatorSorts } from '@paidang/contract/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { cardContent, createCard } from '../../../test/factories/creator-cards';
import { createProject } from '../../../test/factories/projects';
import { createStaff } from '../../../test/factories/staff';
import { createUser, type TestUser } from '../../../test/factories/users';
import { creatorCards } from '../creator-cards/schema';
import { projects } from '../projects/schema';
import { users } from '../users/schema';

let server: TestApp;
let vendor: TestUser;
let people: Record<'acheng' | 'room' | 'cat' | 'deer' | 'night', TestUser>;
const now = new Date('2026-12-04T02:00:00Z');
const weeks = shownWeeks('2026-12-04');
const week = (index: number) => weeks[index] ?? '';

const platform = (
  name: 'YouTube' | 'Instagram' | 'Podcast' | 'Facebook',
  followers: number | null,
  views: number | null,
) => ({
  platform: name,
  url: 'https://example.com/a',
  followers,
  views,
  engagement: null,
  audience: '',
});

beforeAll(async () => {
  server = await buildTestApp();
  server.clock.now = now;
  vendor = await createUser(server.transact, { role: 'Vendor', companyName: '山眠' });
  const acheng = await createCard(
    server,
    {
      bio: '睡前十五分鐘的保養',
      area: '臺北市',
      languages: ['mandarin', 'taiwanese'],
      platforms: [platform('YouTube', 188_000, 120_000), platform('Instagram', 92_000, 61_000)],
      shows_weeks: true,
      marked_weeks: [0, 4, 5].map((index) => ({ week: week(index), is_free: false })),
    },
    { name: '阿澄', level: 'public' },
  );
  const room = await createCard(
    server,
    {
      headline: '小房子裡的大收納',
      categories: ['home'],
      area: '臺中市',
      platforms: [platform('YouTube', 84_000, 62_000), platform('Instagram', 151_000, null)],
      fees: [{ type: 'video', from: 38_000, to: 52_000, note: '' }],
    },
    { name: '一間小房子' },
  );
  const cat = await createCard(
    server,
    {
      headline: '貓也想吃',
      categories: ['food', 'home'],
      area: '臺南市',
      platforms: [platform('Instagram', 126_000, 48_000)],
      fees: [{ type: 'short_video', from: 26_000, to: 40_000, note: '' }],
      shows_weeks: true,
    },
    { name: '廚房裡的貓' },
  );
  const deer = await createCard(
    server,
    { headline: '帶一隻鹿去旅行', categories: ['travel'], is_open: false, fees: [] },
    { name: '小鹿出門中' },
  );
  const night = await createCard(
    server,
    { headline: '睡前讀十頁', categories: ['books'], platforms: [platform('Podcast', null, null)], fees: [] },
    { name: '夜貓讀書會' },
  );
  people = { acheng, room, cat, deer, night };
});
afterAll(() => server.close());

type Query = { [Name in keyof CreatorFilter]?: string | number } & { sort?: CreatorSort; cursor?: string };

const search = async (query: Query = {}, as: TestUser = vendor) => {
  const response = await server.call(creatorCalls.find, { as, query: query as Record<string, string | number> });
  expect(response.statusCode, response.body).toBe(200);
  return response.json() as { data: FoundCreator[]; meta: { next: string | null; total: number } };
};
const names = async (query: Query = {}) => (await search(query)).data.map(({ name }) => name);
const sorted = (...expected: string[]) => expected.toSorted();
const anyOrder = async (query: Query) => (await names(query)).toSorted();

describe('words', () => {
  test('finds words in Chinese without spaces, in names, headlines and bios', async () => {
    expect(await names({ q: '睡前' })).toEqual(['夜貓讀書會', '阿澄']);
    expect(await anyOrder({ q: '貓' })).toEqual(sorted('廚房裡的貓', '夜貓讀書會'));
    expect(await names({ q: '保養' })).toEqual(['阿澄']);
    expect(await names({ q: '前睡' })).toEqual([]);
  });

  test('requires every word, with its characters in order, ignoring their width', async () => {
    expect(await names({ q: '小房子 收納' })).toEqual(['一間小房子']);
    expect(await names({ q: '小房子 旅行' })).toEqual([]);
    expect(await names({ q: 'ＹｏｕＴｕｂｅ 台北' })).toEqual(['阿澄']);
    expect(await names({ q: '%' })).toHaveLength(5);
  });
});

describe('filters', () => {
  test('must all match, with one value of each list', async () => {
    expect(await anyOrder({ categories: 'home,travel' })).toEqual(sorted('一間小房子', '廚房裡的貓', '小鹿出門中'));
    expect(await names({ categories: 'home', areas: '臺南市' })).toEqual(['廚房裡的貓']);
    expect(await names({ languages: 'taiwanese' })).toEqual(['阿澄']);
    expect(await names({ platforms: 'Podcast' })).toEqual(['夜貓讀書會']);
    expect(await anyOrder({ is_open: 'false' })).toEqual(['小鹿出門中']);
  });

  test('followers are counted on the filtered platforms', async () => {
    expect(await anyOrder({ followers_min: 150_000 })).toEqual(sorted('阿澄', '一間小房子', '小鹿出門中'));
    expect(await names({ followers_min: 150_000, platforms: 'Instagram' })).toEqual(['一間小房子']);
    expect(await names({ followers_max: 90_000, platforms: 'YouTube' })).toEqual(['一間小房子']);
  });

  test('a fee matches an overlapping range, for the filtered deliverable', async () => {
    expect(await anyOrder({ fee_max: 40_000 })).toEqual(sorted('一間小房子', '廚房裡的貓'));
    expect(await names({ fee_max: 40_000, deliverable: 'video' })).toEqual(['一間小房子']);
    expect(await names({ fee_min: 70_000 })).toEqual(['阿澄']);
  });

  test('weeks are free unless marked, also several in a row', async () => {
    expect(await anyOrder({ free_from: week(0) })).toEqual(['廚房裡的貓']);
    expect(await anyOrder({ free_from: week(1) })).toEqual(sorted('阿澄', '廚房裡的貓'));
    expect(await anyOrder({ free_from: week(4), free_to: week(5) })).toEqual(['廚房裡的貓']);
    expect(await anyOrder({ free_from: week(3), free_to: week(5) })).toEqual(sorted('阿澄', '廚房裡的貓'));
    expect(await anyOrder({ free_from: week(3), free_to: week(6), free_weeks: 2 })).toEqual(['廚房裡的貓']);
    expect(await anyOrder({ free_from: '2020-01-06', free_to: '2020-02-01' })).toEqual([]);
  });

  test('a reversed range or an unknown sort order is refused', async () => {
    const refused = await server.call(creatorCalls.find, { as: vendor, query: { fee_min: 2, fee_max: 1 } });
    expect(refused.json().errors).toEqual({ fee_max: ['上限不能小於下限'] });
    for (const cursor of ['x', 'bmV3ZXN0IDEgMQ', Buffer.from(`fee 1 ${vendor.id}`).toString('base64url')]) {
      expect((await server.call(creatorCalls.find, { as: vendor, query: { cursor } })).statusCode).toBe(422);
    }
  });
});

describe('facets', () => {
  const facets = async (query: Query = {}): Promise<CreatorFacets> => {
    const response = await server.call(creatorCalls.facets, { as: vendor, query: query as Record<string, string> });
    expect(response.statusCode, response.body).toBe(200);
    return response.json().data;
  };
  const countsOf = (choices: readonly { key: string; count: number }[]) =>
    Object.fromEntries(choices.flatMap(({ key, count }) => (count > 0 ? [[key, count]] : [])));

  test('are counted with all filters except their own', async () => {
    const { categories, areas, total, platforms } = await facets({ categories: 'home' });
    expect(countsOf(categories)).toEqual({ beauty: 1, home: 2, food: 1, travel: 1, books: 1 });
    expect(countsOf(areas)).toEqual({ 臺中市: 1, 臺南市: 1 });
    expect(countsOf(platforms)).toEqual({ YouTube: 1, Instagram: 2 });
    expect(total).toBe(2);
  });

  test('count followers and fees in buckets, and the shown weeks', async () => {
    const { followers, fees, weeks: free } = await facets({ is_open: 'true' });
    const bar = (bars: readonly { from: number; count: number }[]) =>
      bars.flatMap(({ from, count }) => (count > 0 ? [[from, count]] : []));
    expect(bar(followers)).toEqual([
      [120_000, 2],
      [160_000, 1],
    ]);
    expect(bar(fees)).toEqual([
      [20_000, 1],
      [30_000, 1],
      [50_000, 1],
    ]);
    expect(free.map(({ count }) => count)).toEqual([1, 2, 2, 2, 1, 1, 2, 2]);
  });

  test('the total of the search equals that of the facets', async () => {
    for (const query of [{}, { q: '睡前' }, { categories: 'home', platforms: 'Instagram' }, { fee_max: 40_000 }]) {
      expect((await facets(query)).total).toBe((await search(query)).meta.total);
    }
  });
});

describe('sort orders', () => {
  test('list unknown values last', async () => {
    expect((await names({ sort: 'followers' })).slice(2)).toEqual(['一間小房子', '廚房裡的貓', '夜貓讀書會']);
    expect((await names({ sort: 'followers', platforms: 'Instagram' }))[0]).toBe('一間小房子');
    expect((await names({ sort: 'views' })).slice(2)).toEqual(['一間小房子', '廚房裡的貓', '夜貓讀書會']);
    expect((await names({ sort: 'fee' })).slice(0, 3)).toEqual(['廚房裡的貓', '一間小房子', '阿澄']);
    expect((await names({ sort: 'fee', deliverable: 'video' }))[0]).toBe('一間小房子');
  });

  describe('page by page', () => {
    const more: TestUser[] = [];
    beforeAll(async () => {
      for (let index = 0; index < 45; index += 1) {
        const fees = index % 3 === 0 ? [] : [{ type: 'live' as const, from: (index * 31) % 5, to: 100, note: '' }];
        more.push(await createCard(server, { platforms: [platform('Facebook', (index * 79) % 11, index % 7)], fees }));
      }
    });
    afterAll(async () => {
      for (const as of more) await server.call(creatorCardCalls.unpublish, { as });
    });

    test.each(creatorSorts)('by %s lists everybody once, even when cards are published in between', async (sort) => {
      const before = new Set([...more, ...Object.values(people)].map(({ id }) => id));
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await search({ sort, ...(cursor ? { cursor } : {}) });
        seen.push(...page.data.map(({ uuid }) => uuid));
        cursor = page.meta.next;
        if (cursor) more.push(await createCard(server, { platforms: [platform('Facebook', 5, 3)] }));
      } while (cursor);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => before.has(id)).toSorted()).toEqual([...before].toSorted());
    });
  });
});

describe('access', () => {
  test('R-role-02 only vendors can search', async () => {
    for (const call of [creatorCalls.find, creatorCalls.facets, creatorListCalls.list]) {
      expect((await server.call(call, { as: people.acheng })).statusCode).toBe(404);
      expect((await server.call(call)).statusCode).toBe(401);
    }
    const params = { creator: people.room.id };
    expect((await server.call(creatorCalls.get, { as: people.acheng, params })).statusCode).toBe(404);
    expect((await server.call(creatorCalls.get, { as: vendor, params })).statusCode).toBe(200);
  });

  test('a card disappears everywhere when it is unpublished, or its owner is suspended or leaving', async () => {
    const params = { creator: people.cat.id };
    const lookups = async () => [
      (await search({ q: '廚房' })).meta.total,
      (await server.call(creatorCalls.get, { as: vendor, params })).statusCode,
      (await server.call(creatorCalls.compare, { as: vendor, query: { ids: people.cat.id } })).json().data.length,
    ];
    const set = (change: Partial<typeof users.$inferInsert>) =>
      server.db.update(users).set(change).where(eq(users.id, people.cat.id));
    expect(await lookups()).toEqual([1, 200, 1]);
    await set({ status: 'suspended' });
    expect(await lookups()).toEqual([0, 404, 0]);
    await set({ status: 'active', deletionAt: now });
    expect(await lookups()).toEqual([0, 404, 0]);
    await set({ deletionAt: null });
    await server.call(creatorCardCalls.unpublish, { as: people.cat });
    expect(await lookups()).toEqual([0, 404, 0]);
    await server.call(creatorCardCalls.publish, { as: people.cat, body: { level: 'vendors', is_adult: true } });
    expect(await lookups()).toEqual([1, 200, 1]);
  });

  test('no response contains an address or a telephone number', async () => {
    await server.db.update(users).set({ phone: '0912-345-678' }).where(eq(users.id, people.acheng.id));
    const params = { creator: people.acheng.id };
    const answers = [
      await server.call(creatorCalls.find, { as: vendor }),
      await server.call(creatorCalls.get, { as: vendor, params }),
      await server.call(creatorCalls.getPublic, { params }),
    ];
    for (const { body } of answers) {
      expect(body).not.toContain(people.acheng.email);
      expect(body).not.toContain('0912');
    }
  });

  test('creators the vendor has worked with can be filtered', async () => {
    const { project } = await createProject(server.transact, { vendor, creator: people.deer });
    expect(await names({ together: 'true' })).toEqual(['小鹿出門中']);
    expect(await names({ together: 'false' })).toHaveLength(4);
    const [deer] = (await search({ together: 'true' })).data;
    // The project is still running, so no project has been finished together yet.
    expect(deer).toMatchObject({ together: 0 });
    await server.db.update(projects).set({ status: 'closed' }).where(eq(projects.id, project.id));
    expect((await search({ together: 'true' })).data[0]).toMatchObject({ together: 1 });
    const other = await createUser(server.transact, { role: 'Vendor' });
    expect((await search({ together: 'true' }, other)).data).toEqual([]);
    expect(JSON.stringify(await search({}, other))).not.toContain(project.name);
  });
});

test('a comparison returns up to four full cards, in the requested order', async () => {
  const ids = [people.night.id, people.acheng.id];
  const ask = (of: readonly string[]) =>
    server.call(creatorCalls.compare, { as: vendor, query: { ids: of.join(',') } });
  const { data } = (await ask(ids)).json();
  expect(data.map(({ uuid }: { uuid: string }) => uuid)).toEqual(ids);
  expect(data[1]).toMatchObject({ bio: '睡前十五分鐘的保養', together: 0 });
  expect((await ask(Object.values(people).map(({ id }) => id))).statusCode).toBe(422);
  expect((await ask([])).statusCode).toBe(422);
});

describe('lists', () => {
  const make = async (name: string, as = vendor) =>
    (await server.call(creatorListCalls.create, { as, body: { name } })).json();
  const put = (list: string, creator: TestUser, body: object = {}) =>
    server.call(creatorListCalls.put, { as: vendor, params: { list, creator: creator.id }, body });
  const entriesOf = async (list: string) =>
    (await server.call(creatorListCalls.get, { as: vendor, params: { list } })).json().data.entries;

  test('store creators with a note, and are included in search results', async () => {
    const { uuid } = (await make('冬夜香氛枕')).data;
    expect((await put(uuid, people.acheng, { note: '先問12/14那週' })).json().data).toMatchObject({ size: 1 });
    await put(uuid, people.acheng);
    expect(await entriesOf(uuid)).toMatchObject([{ note: '先問12/14那週', creator: { name: '阿澄', lists: [uuid] } }]);
    await put(uuid, people.acheng, { note: '' });
    expect(await entriesOf(uuid)).toMatchObject([{ note: '' }]);
    expect((await search({ q: '阿澄' })).data).toMatchObject([{ lists: [uuid] }]);
    await server.call(creatorListCalls.take, { as: vendor, params: { list: uuid, creator: people.acheng.id } });
    expect(await entriesOf(uuid)).toEqual([]);
  });

  test('mark creators with unpublished cards, and keep the note', async () => {
    const { uuid } = (await make('週年慶候選')).data;
    await put(uuid, people.room, { note: '收納' });
    await server.call(creatorCardCalls.unpublish, { as: people.room });
    expect(await entriesOf(uuid)).toMatchObject([{ creator_uuid: people.room.id, note: '收納', creator: null }]);
    expect((await put(uuid, people.room, { note: '改天' })).statusCode).toBe(200);
    const other = (await make('另一份')).data;
    expect((await put(other.uuid, people.room)).statusCode).toBe(404);
    const [list] = (await server.call(creatorListCalls.list, { as: vendor }))
      .json()
      .data.filter((one: { uuid: string }) => one.uuid === uuid);
    expect(list).toMatchObject({ size: 1, avatars: [null] });
    await server.call(creatorCardCalls.publish, { as: people.room, body: { level: 'vendors', is_adult: true } });
  });

  test('have unique names, belong to one user, and can be renamed and removed', async () => {
    const { uuid } = (await make('春天')).data;
    expect((await make('春天')).errors).toEqual({ name: ['已經有同名的名單'] });
    const other = await createUser(server.transact, { role: 'Vendor' });
    const params = { list: uuid };
    for (const call of [creatorListCalls.get, creatorListCalls.remove]) {
      expect((await server.call(call, { as: other, params })).statusCode).toBe(404);
    }
    const renamed = await server.call(creatorListCalls.rename, { as: vendor, params, body: { name: '夏天' } });
    expect(renamed.json().data).toMatchObject({ name: '夏天' });
    expect((await server.call(creatorListCalls.remove, { as: vendor, params })).statusCode).toBe(200);
    expect((await server.call(creatorListCalls.get, { as: vendor, params })).statusCode).toBe(404);
  });
});

describe('staff', () => {
  const found = async (query: Record<string, string>): Promise<string[]> => {
    const as = await createStaff(server.transact, { roles: ['content'] });
    const { data } = (await server.call(platformCreatorCalls.find, { as, query })).json();
    return data.map(({ name }: FoundCreator) => name);
  };

  test('find published and public cards by part of the name', async () => {
    expect(await found({ q: '阿' })).toEqual(['阿澄']);
    expect(await found({ q: '%' })).toEqual([]);
    expect((await found({})).length).toBeGreaterThan(2);
    expect(await found({ as: 'public' })).toEqual(['阿澄']);
    expect(await found({ ids: [people.deer.id, people.acheng.id].join(',') })).toEqual(['小鹿出門中', '阿澄']);
  });
});

test('changes of a card or its owner’s name are found immediately', async () => {
  const creator = await createCard(server, {}, { name: '晚安木木' });
  const own = (await server.call(creatorCardCalls.own, { as: creator })).json().data;
  await server.call(creatorCardCalls.save, {
    as: creator,
    body: { content: cardContent({ headline: '木頭的聲音' }), revision: own.revision },
  });
  expect(await names({ q: '木頭' })).toEqual(['晚安木木']);
  await server.db.delete(creatorCards).where(eq(creatorCards.userId, creator.id));
});
