import { expect, test } from 'vitest';
import { labelledIndexes, middleOf, valueScale } from './value-scale';

test('goes from zero to a round value above the largest', () => {
  const scale = valueScale([38_412, 8502, null]);
  expect(scale?.ticks).toEqual([0, 10_000, 20_000, 30_000, 40_000]);
  expect(scale?.at(20_000)).toBe(50);
});

test('negative values are below zero', () => {
  const scale = valueScale([-30, 10]);
  expect(scale?.ticks.at(0)).toBeLessThanOrEqual(-30);
  expect(scale?.at(0)).toBeGreaterThan(0);
  expect(scale?.at(0)).toBeLessThan(100);
});

test('zeros are on the lower edge', () => {
  expect(valueScale([0, 0])?.at(0)).toBe(0);
});

test('non-numbers are ignored; without numbers there is no scale', () => {
  expect(valueScale([Number.NaN, Number.POSITIVE_INFINITY, null, undefined])).toBeNull();
  expect(valueScale([])).toBeNull();
  expect(valueScale([5, Number.POSITIVE_INFINITY])?.at(5)).toBe(100);
});

test('ten thousand values are scaled', () => {
  expect(valueScale(Array.from({ length: 10_000 }, (_, index) => index))?.ticks.at(-1)).toBe(10_000);
});

test('only labels that fit are shown', () => {
  expect(labelledIndexes(21, 800)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
  expect(labelledIndexes(21, 240)).toEqual([0, 7, 14]);
  expect(labelledIndexes(1, 0)).toEqual([0]);
  expect(labelledIndexes(0, 640)).toEqual([]);
});

test('sections are equal', () => {
  expect([0, 1].map((index) => middleOf(index, 2))).toEqual([25, 75]);
});
