import { expect, test } from 'vitest';
import type { Labels } from '.';
import type { labels as register } from './zh-TW/register';
import { labels as sorting } from './zh-TW/sorting';
import type { categories } from './zh-TW/user-guide/catalogue';

const english = {
  instructions: 'Press space to pick up, arrow keys to move, space to drop, Esc to cancel.',
  start: (name: string) => `Picked up ${name}`,
  over: (name: string, number: number, count: number) => `${name} is now ${number} of ${count}`,
  end: (name: string, number: number) => `${name} dropped at ${number}`,
  cancel: (name: string) => `Cancelled, ${name} is back in its place`,
} satisfies Labels<typeof sorting>;

test('R-dom-03 another language is the same catalogue with other texts', () => {
  expect(Object.keys(english)).toEqual(Object.keys(sorting));
});

test('R-dom-03 a catalogue in another language that leaves a text out, or asks for other facts, does not compile', () => {
  const { cancel: _, ...incomplete } = english;
  // @ts-expect-error a text is missing
  incomplete satisfies Labels<typeof sorting>;
  // @ts-expect-error the number is a number
  ({ ...english, end: (name: string, place: Date) => `${name} ${place.getDay()}` }) satisfies Labels<typeof sorting>;

  const strength = { short: 'Too short', fair: 'Fair', good: 'Good' } satisfies Labels<typeof register.strength>;
  expect(Object.keys(strength)).toHaveLength(3);
  // @ts-expect-error an article of the guide has no title
  const article = { summary: 'How to register.' } satisfies Labels<typeof categories.start.articles.register>;
  expect(article).toBeDefined();
});
