import { reviewStatuses } from '@paidang/contract/workflow';
import { expect, test } from 'vitest';
import { reviewSentence } from './turn-sentence';

const turnSentence = reviewSentence('大綱');
const facts = { vendor: '山眠', creator: '阿澄', version: 2 };

test.each(reviewStatuses)('%s is explained to both sides', (status) => {
  expect(turnSentence({ ...facts, status, isVendor: true })).not.toBe('');
  expect(turnSentence({ ...facts, status, isVendor: false })).not.toBe('');
});

test('names the version that was sent and the next one', () => {
  expect(turnSentence({ ...facts, status: 'modified', isVendor: true })).toBe(
    '阿澄送出v2，請確認大綱，或提出還要改的地方。',
  );
  expect(turnSentence({ ...facts, status: 'changes_requested', isVendor: false })).toBe(
    '山眠看完v2，請照留言修改後送出v3。',
  );
});
