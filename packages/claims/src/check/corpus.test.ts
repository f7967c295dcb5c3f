import { describe, expect, test } from 'vitest';
import { isHeldOut, lawfulSamples, type Sample, violationSamples } from '../../corpus/corpus';
import { flagged, missed } from '../../corpus/known';
import { check } from './check';

const isFound = ({ text, category }: Sample) => check(text, { category }).findings.length > 0;
const textOf = ({ text }: Sample) => text;

describe('sentences authorities found unlawful', () => {
  test.each(violationSamples.filter(({ text }) => !missed.includes(text)))('found: $text', (sample) => {
    expect(isFound(sample)).toBe(true);
  });

  test('the list of missed sentences is complete', () => {
    expect(violationSamples.filter((sample) => !isFound(sample)).map(textOf)).toEqual(missed);
  });
});

describe('lawful sentences', () => {
  test.each(lawfulSamples.filter(({ text }) => !flagged.includes(text)))('silent: $text', (sample) => {
    expect(isFound(sample)).toBe(false);
  });

  test('the list of flagged sentences is complete', () => {
    expect(lawfulSamples.filter(isFound).map(textOf)).toEqual(flagged);
  });
});

test('about half of all sentences were held out', () => {
  const all = [...violationSamples, ...lawfulSamples];
  const share = all.filter(isHeldOut).length / all.length;
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.55);
});
