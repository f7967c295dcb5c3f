/** Measures a page of the creator search and its facets with 10,000 cards. */
import { type CreatorFilter, creatorCalls } from '@paidang/contract/calls';
import { dayOf, shownWeeks, weekNumber } from '@paidang/contract/rules';
import { type CreatorSort, creatorAreas, creatorCategories, creatorLanguages } from '@paidang/contract/vocabulary';
import { sql } from 'drizzle-orm';
import { creatorCardFees, creatorCardPlatforms, creatorCards } from '../../src/modules/creator-cards/schema';
import { searchable } from '../../src/modules/creator-cards/words';
import { users } from '../../src/modules/users/schema';
import { buildTestApp } from '../build-app';
import { createUser } from '../factories/users';
import { timeCall } from './time-call';

const cards = 10_000;
const batch = 500;
const syllables = Array.from('睡前保養香氛枕頭料理旅行親子收納山海晨光夜讀貓狗屋燈慢快小大新舊藍綠紅白木石水火風雲');

/** A pseudo-random sequence that is the same on every run. */
let state = 12;
const below = (most: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * most);
};
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
const phrase = (length: number): string => Array.from({ length }, () => pick(syllables)).join('');

const server = await buildTestApp();
const vendor = await createUser(server.transact, { role: 'Vendor' });
const now = new Date();
const week = weekNumber(dayOf(now));
for (let from = 0; from < cards; from += batch) {
  const people = Array.from({ length: batch }, () => ({ id: crypto.randomUUID(), name: phrase(4) }));
  await server.db.insert(users).values(
    people.map(({ id, name }) => ({
      id,
      name,
      companyName: name,
      email: `${id}@paidang.test`,
      role: 'Creator' as const,
      status: 'active' as const,
    })),
  );
  await server.db.insert(creatorCards).values(
    people.map(({ id, name }) => {
      const [headline, bio] = [phrase(12), `${phrase(60)}。${phrase(60)}`];
      const words = searchable([name, headline, bio].join('\n'));
      return {
        userId: id,
        level: 'vendors' as const,
        revision: 1,
        headline,
        bio,
        isOpen: below(10) > 0,
        categories: [pick(creatorCategories)],
        area: pick(creatorAreas),
        travels: false,
        languages: [pick(creatorLanguages)],
        declines: '',
        publicParts: [],
        showsWeeks: true,
        markedFree: [],
        markedBusy: [],
        publishedAt: new Date(now.getTime() - below(100_000_000)),
        updatedAt: now,
        countedAt: now,
        words,
        rating: below(3) === 0 ? 300 + below(200) : null,
        ratingCount: 3 + below(40),
        answerMinutes: below(2) === 0 ? below(6000) : null,
        freeWeeks: Array.from({ length: 26 }, (_, index) => week + index).filter(() => below(3) > 0),
      };
    }),
  );
  await server.db.insert(creatorCardPlatforms).values(
    people.flatMap(({ id: userId }) =>
      (['YouTube', 'Instagram'] as const).map((platform) => ({
        userId,
        platform,
        url: 'https://example.com',
        followers: below(300_000),
        views: below(100_000),
        engagement: 5,
        audience: '',
        reportedOn: dayOf(now),
      })),
    ),
  );
  await server.db.insert(creatorCardFees).values(
    people.map(({ id: userId }) => ({
      userId,
      type: 'video' as const,
      from: below(60_000),
      to: 60_000 + below(60_000),
      note: '',
    })),
  );
}
await server.db.execute(sql`analyze`);

type Query = { [Name in keyof CreatorFilter]?: string | number } & { sort?: CreatorSort; cursor?: string };
const [, next = ''] = shownWeeks(dayOf(now));
const searches: Readonly<Record<string, Query>> = {
  everybody: {},
  'two characters': { q: '睡前' },
  'one character': { q: '貓' },
  'two words': { q: '香氛 山海' },
  'category and platform': { categories: 'beauty,home', platforms: 'YouTube' },
  'all filters': {
    categories: 'beauty,home',
    platforms: 'YouTube',
    followers_min: 10_000,
    fee_max: 50_000,
    free_from: next,
    rating_min: 4,
  },
  'by followers': { sort: 'followers' },
  'by fee': { sort: 'fee' },
  'by rating': { sort: 'rating' },
};

const time = (call: typeof creatorCalls.find | typeof creatorCalls.facets, query: Query) =>
  timeCall(server, call, { as: vendor, query: query as Record<string, string | number> });

console.log('| search | page, median | p95 | facets, median | p95 |\n| --- | --- | --- | --- | --- |');
for (const [name, query] of Object.entries(searches)) {
  const { sort: _, ...filter } = query;
  console.log(`| ${name} | ${await time(creatorCalls.find, query)} | ${await time(creatorCalls.facets, filter)} |`);
}
await server.close();
