import { expect, test } from 'vitest';
import { readSearch, searchAddress } from './creators-query';

const read = (address: string) => readSearch(new URLSearchParams(address));

test('an address and its search convert into each other', () => {
  const search = read(
    'q=睡前&categories=home,beauty&platforms=YouTube&areas=臺北市&followers_min=10000&fee_max=110000&rating_min=4.5&free_from=2026-12-07&free_to=2027-01-31&free_weeks=2&sort=fee&together=true',
  );
  expect(search).toEqual({
    q: '睡前',
    categories: ['beauty', 'home'],
    platforms: ['YouTube'],
    areas: ['臺北市'],
    followers_min: 10_000,
    fee_max: 110_000,
    rating_min: 4.5,
    free_from: '2026-12-07',
    free_to: '2027-01-31',
    free_weeks: 2,
    sort: 'fee',
    together: true,
  });
  expect(read(searchAddress(search).split('?')[1] ?? '')).toEqual(search);
});

test.each([
  'categories=nonsense',
  'followers_min=-1',
  'followers_min=1e9',
  'rating_min=9',
  'free_from=2026-13-40',
  'sort=cheapest',
  'together=perhaps',
  'free_weeks=3',
  'q=%20',
  'cursor=abc',
])('%s asks for nothing', (address) => expect(read(address)).toEqual({}));

test('a range with reversed ends is ignored', () => {
  expect(read('followers_min=300000&followers_max=1000&fee_min=5000&fee_max=5000')).toEqual({
    fee_min: 5000,
    fee_max: 5000,
  });
});

test('default values are left out of the address', () => {
  expect(searchAddress({})).toBe('/creators');
  expect(searchAddress({ q: undefined, rating_min: 4.5 })).toBe('/creators?rating_min=4.5');
});
