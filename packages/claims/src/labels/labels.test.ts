import { expect, test } from 'vitest';
import { checklist } from '../checklist';
import { productCategories, rulesDate } from '../rules/categories';
import { defaultLabels } from '.';

test('the labels say 「可能有風險」 and that results are for reference, never 「合法」', () => {
  expect(defaultLabels.finding).toBe('可能有風險');
  expect(defaultLabels.disclaimer(rulesDate)).toBe('僅供參考，實際以主管機關公告為準。規則日期：2026-11-23');
  expect(JSON.stringify(defaultLabels)).not.toContain('合法');
});

test('every product category has questions about its pictures', () => {
  for (const category of productCategories) {
    const items = checklist(category);
    expect(items.length, category).toBeGreaterThanOrEqual(4);
    for (const item of items) expect(defaultLabels.checklist[item]).toMatch(/？|。$/);
  }
});
