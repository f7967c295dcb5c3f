import { describe, expect, test } from 'vitest';
import { check } from '../check/check';
import { normalise } from '../check/normalise';
import { categoryRules, type ProductCategory, productCategories, rules } from './categories';
import { laws } from './laws';
import type { Rule } from './rule';
import { rulesVersion } from './version';

const wordsOf = (rule: Rule) => rule.words?.split('、') ?? [];
const patternsOf = (rule: Rule) => [...wordsOf(rule), ...(rule.chains ?? []).map((chain) => JSON.stringify(chain))];

test('the rules are those of their date: update the date when a rule changes', () => {
  expect(rulesVersion).toMatchInlineSnapshot(`"2026-11-23/9688b207"`);
});

test('there are at least 600 patterns, each once in its rule', () => {
  expect(rules.flatMap(patternsOf).length).toBeGreaterThan(600);
  for (const rule of rules) {
    const patterns = patternsOf(rule).map((pattern) => normalise(pattern).text);
    expect(patterns.length, rule.id).toBeGreaterThan(0);
    expect(patterns, rule.id).toEqual([...new Set(patterns)]);
  }
});

test('each rule has a unique id, a reason and a law', () => {
  const ids = rules.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  for (const { id, why, laws: keys } of rules) {
    expect(why, id).toMatch(/。$/);
    expect(keys.length, id).toBeGreaterThan(0);
    for (const key of keys) expect(laws, id).toHaveProperty(key);
  }
});

test('chains alternate words and distances of at most 15 characters', () => {
  for (const chain of rules.flatMap((rule) => rule.chains ?? [])) {
    for (const [index, part] of chain.entries()) {
      expect(typeof part, String(chain)).toBe(index % 2 === 0 ? 'string' : 'number');
      if (typeof part === 'number') expect(part).toBeLessThanOrEqual(15);
    }
    expect(chain.length % 2).toBe(1);
  }
});

/** Puts a number where the chain requires one. */
const wordOf = (alternatives: string) => (alternatives === '#' ? '3' : (alternatives.split('|')[0] ?? ''));
const samplesOf = (rule: Rule) => [
  ...wordsOf(rule),
  ...(rule.chains ?? []).map((chain) =>
    chain
      .filter((part) => typeof part === 'string')
      .map(wordOf)
      .join(''),
  ),
];
const categoryOf = (rule: Rule): ProductCategory | undefined =>
  productCategories.find((category) => categoryRules[category].rules.includes(rule));

describe.each(rules)('$id', (rule) => {
  test('finds each of its patterns in a sentence, at the right position', () => {
    const category = categoryOf(rule);
    if (!category) throw new Error(`${rule.id} belongs to no product category`);
    for (const sample of samplesOf(rule)) {
      const text = `今天：${sample}。`;
      const { findings } = check(text, { category });
      // A more severe or longer pattern may replace this one.
      expect(findings.length, text).toBeGreaterThan(0);
      expect(Math.max(...findings.map(({ severity }) => severity)), text).toBeGreaterThanOrEqual(rule.severity);
      for (const { start, end } of findings) {
        expect(start, text).toBeGreaterThanOrEqual(3);
        expect(end, text).toBeLessThanOrEqual(3 + sample.length);
      }
    }
  });
});
