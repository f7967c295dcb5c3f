import { type CardDraft, creatorCardCalls } from '@paidang/contract/calls';
import type { CardLevel } from '@paidang/contract/vocabulary';
import { expect } from 'vitest';
import type { TestApp } from '../build-app';
import { createUser, type TestUser } from './users';

/** Content that makes a card publishable, and some figures. */
export const cardContent = (content: Partial<CardDraft> = {}): Partial<CardDraft> => ({
  headline: '用一週把話說完的實測派',
  categories: ['beauty'],
  platforms: [
    {
      platform: 'YouTube',
      url: 'https://www.youtube.com/@acheng',
      followers: 188_000,
      views: 120_000,
      engagement: 5.1,
      audience: '女性78%，25－34歲',
    },
  ],
  fees: [{ type: 'video', from: 55_000, to: 75_000, note: '含2次修改' }],
  ...content,
});

interface CardOptions {
  readonly creator?: TestUser;
  readonly level?: CardLevel;
  readonly name?: string;
}

/** A creator with a card, published to vendors by default. */
export async function createCard(
  server: TestApp,
  content: Partial<CardDraft> = {},
  { level = 'vendors', name, creator }: CardOptions = {},
): Promise<TestUser> {
  const as = creator ?? (await createUser(server.transact, { role: 'Creator', ...(name ? { name } : {}) }));
  const saved = await server.call(creatorCardCalls.save, { as, body: { content: cardContent(content), revision: 0 } });
  expect(saved.statusCode, saved.body).toBe(200);
  if (level !== 'off') {
    const published = await server.call(creatorCardCalls.publish, { as, body: { level, is_adult: true } });
    expect(published.statusCode, published.body).toBe(200);
  }
  return as;
}
