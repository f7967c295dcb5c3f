import { expect, test } from 'vitest';
import { checkRating, questionnaire, ratingMean } from './ratings';

const keysOf = (...of: Parameters<typeof questionnaire>) =>
  questionnaire(...of).pages.map(({ qa }) => qa.map(({ key }) => key));

test('R-rate-01 a questionnaire has a type, an index, and pages of choices and answers', () => {
  const { type, index, pages } = questionnaire('website', 'vendor');
  expect({ type, index }).toEqual({ type: 'website', index: 1 });
  expect(pages[0]?.qa[0]).toMatchObject({ key: 'experience', type: 'choice', user: 'vendor' });
  expect(pages[1]?.qa[1]).toMatchObject({ key: 'comment', type: 'answer', options: [] });
});

test('R-rate-02 R-rate-03 R-rate-04 R-rate-05 each side is asked its own questions', () => {
  const closing = ['cooperate-again', 'comment'];
  expect(keysOf('copartner', 'creator')).toEqual([['creative-freedom', 'communication', 'modify-opinion'], closing]);
  expect(keysOf('copartner', 'vendor')).toEqual([
    ['achievement', 'communication', 'cooperation', 'cooperation-fee'],
    closing,
  ]);
  expect(keysOf('website', 'creator')).toEqual([['experience'], closing]);
  const [first] = questionnaire('copartner', 'vendor').pages;
  expect(first?.qa[0]?.options.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]);
  expect(questionnaire('copartner', 'vendor').pages[1]?.qa[0]?.options).toEqual([
    { text: '願意', value: 1 },
    { text: '不願意', value: 2 },
    { text: '再考慮', value: 3 },
  ]);
});

test('R-rate-02 errors that prevent sending a rating', () => {
  const asked = questionnaire('copartner', 'creator');
  const whole = { 'creative-freedom': 5, communication: 4, 'modify-opinion': 3, 'cooperate-again': 1 };
  expect(checkRating(asked, whole)).toEqual({});
  expect(checkRating(asked, { ...whole, comment: '很順' })).toEqual({});
  expect(checkRating(asked, { ...whole, communication: 6, 'cooperate-again': undefined })).toEqual({
    communication: '請從選項中選擇',
    'cooperate-again': '請填寫此欄位',
  });
  expect(checkRating(asked, { ...whole, achievement: 5 })).toHaveProperty('achievement');
  expect(checkRating(asked, { ...whole, comment: 'x'.repeat(1001) })).toEqual({ comment: '最多1000個字' });
  expect(checkRating(asked, { ...whole, comment: 5 })).toHaveProperty('comment');
});

test('the mean only includes the scale', () => {
  expect(ratingMean({ communication: 5, 'creative-freedom': 4, 'cooperate-again': 3, comment: '好' })).toBe(4.5);
  expect(ratingMean({})).toBe(0);
});
