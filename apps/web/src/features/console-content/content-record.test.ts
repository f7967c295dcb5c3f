import type { ContentRecord } from '@paidang/contract/entities';
import { expect, test } from 'vitest';
import { placeBeyond } from './content-record';

const record = (uuid: string, state: Partial<ContentRecord> = {}) =>
  ({ kind: 'success-project', uuid, active: true, published: 1, ...state }) as ContentRecord;
const eight = Array.from({ length: 8 }, (_, index) => record(`${index}`));

test('the ninth public case is not on the landing page', () => {
  expect(placeBeyond('success-project', eight, '7')).toBeNull();
  expect(placeBeyond('success-project', eight)).toBe(9);
  expect(placeBeyond('success-project', [...eight, record('8')], '8')).toBe(9);
});

test('hidden records are not counted', () => {
  const off = eight.with(0, record('0', { active: false })).with(1, record('1', { published: null }));
  expect(placeBeyond('success-project', [...off, record('8')], '8')).toBeNull();
});

test('returns null for kinds that the landing page shows completely', () => {
  expect(placeBeyond('customer-say', [...eight, record('8')], '8')).toBeNull();
});
