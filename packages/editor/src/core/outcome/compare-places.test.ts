import { quoteText } from '@paidang/contract/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparePlaces, type PlaceOutcome } from './compare-places';

const before = `開場：凌晨一點的書桌
剪片剪到一半。我說：「大家好，今天要開箱一瓶精華。」
七天實測
數據會用儀器測量，做成表格放在片尾。
收尾
回到同一張書桌，最後放優惠碼與購買連結。`;

function outcomeOf(words: string, after: string): PlaceOutcome {
  const start = before.indexOf(words);
  return comparePlaces(before, after).outcomeOf(quoteText(before, start, start + words.length));
}

const side = ({ runs }: PlaceOutcome, without: 'added' | 'removed') =>
  runs.flatMap(({ text, change }) => (change === without ? [] : text)).join('');

describe('what became of a quoted place', () => {
  test('its paragraph is shown before and after', () => {
    const outcome = outcomeOf(
      '大家好，今天要開箱一瓶精華。',
      before.replace('大家好，今天要開箱一瓶精華。', '我三個禮拜沒睡好了。'),
    );
    expect(outcome).toMatchObject({ kind: 'changed', isQuoteKept: false });
    expect(side(outcome, 'added')).toBe('剪片剪到一半。我說：「大家好，今天要開箱一瓶精華。」');
    expect(side(outcome, 'removed')).toBe('剪片剪到一半。我說：「我三個禮拜沒睡好了。」');
  });

  test('changes elsewhere leave it unchanged, wherever they move it', () => {
    const after = `片長八分鐘\n先說規則\n${before.replace('最後放優惠碼與購買連結', '優惠碼用字卡')}`;
    expect(outcomeOf('數據會用儀器測量', after)).toMatchObject({ kind: 'unchanged', isQuoteKept: true });
  });

  test('a removed paragraph is gone', () => {
    const outcome = outcomeOf('數據會用儀器測量', before.replace('數據會用儀器測量，做成表格放在片尾。\n', ''));
    expect(outcome).toMatchObject({ kind: 'gone', isQuoteKept: false });
    expect(side(outcome, 'added')).toBe('數據會用儀器測量，做成表格放在片尾。');
  });

  test('a moved paragraph is compared at its new position', () => {
    const line = '數據會用儀器測量，做成表格放在片尾。';
    const rest = before.replace(`${line}\n`, '');
    expect(outcomeOf('儀器測量', `${rest}\n${line}`).kind).toBe('unchanged');
    const changed = outcomeOf('儀器測量', `${rest}\n${line.replace('片尾', '片頭')}`);
    expect(changed).toMatchObject({ kind: 'changed', isQuoteKept: true });
    expect(side(changed, 'removed')).toContain('片頭');
  });

  test('an insertion directly after it counts as its change', () => {
    const outcome = outcomeOf('最後放優惠碼與購買連結', `${before}\n字幕放折扣代碼 SLEEP10`);
    expect(outcome).toMatchObject({ kind: 'changed', isQuoteKept: true });
    expect(side(outcome, 'removed')).toContain('SLEEP10');
  });

  test('a rewrite next to it does not', () => {
    const after = before.replace('數據會用儀器測量，做成表格放在片尾。', '說出真實感受。');
    expect(outcomeOf('收尾', after).kind).toBe('unchanged');
  });

  test('a place is distinguished from similar ones by its context', () => {
    const outcome = outcomeOf('書桌，最後', before.replace('開場：凌晨一點的書桌', '開場：窗邊'));
    expect(outcome.kind).toBe('unchanged');
  });
});

test('without a quote it is the whole text: unchanged, or its first changes', () => {
  expect(comparePlaces(before, before).outcomeOf(null)).toMatchObject({ kind: 'unchanged', runs: [] });
  const outcome = comparePlaces(before, before.replace('片尾', '片頭')).outcomeOf(null);
  expect(outcome.kind).toBe('changed');
  expect(side(outcome, 'removed')).toContain('片頭');
  expect(comparePlaces(before, '').outcomeOf(null).kind).toBe('gone');
});

test('words that the text does not contain mean the whole text', () => {
  const quote = { selectedText: '第1張圖片', prefix: '', suffix: '', start: 0, end: 5 };
  const places = comparePlaces(before, before);
  expect(places.has(quote)).toBe(false);
  expect(places.outcomeOf(quote).kind).toBe('unchanged');
});

test('never throws for any text or place, and what it reports as unchanged exists', () => {
  const text = fc.array(fc.string({ unit: fc.constantFrom(...'今天的好，。🌞 a\n'), maxLength: 30 }), { maxLength: 6 });
  fc.assert(
    fc.property(text, text, fc.nat(80), fc.nat(80), (one, other, from, to) => {
      const [old, current] = [one.join('\n'), other.join('\n')];
      const quote = quoteText(old, Math.min(from, to), Math.max(from, to));
      const outcome = comparePlaces(old, current).outcomeOf(quote);
      const bare = (words: string) => words.replace(/\s+/g, '');
      if (quote && outcome.kind === 'unchanged' && !quote.selectedText.includes('\n'))
        expect(bare(current)).toContain(bare(quote.selectedText));
    }),
  );
});

test.each([
  ['one line', '今天的天氣好，我們去公園散步'.repeat(8000), '今天的天氣差，我們去海邊走走'.repeat(8000)],
  ['short lines', '甲\n'.repeat(50_000), '乙\n'.repeat(50_000)],
  ['lines that all differ', lines(0), lines(7)],
])('a hundred thousand signs in %s are compared near the place alone', (_, old, current) => {
  const places = comparePlaces(old, current);
  const quote = quoteText(old, 60_000, 60_012);
  expect(places.outcomeOf(quote).runs.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(1000);
});

function lines(salt: number): string {
  return Array.from({ length: 10_000 }, (_, index) => `第${(index * 7919 + salt * 31) % 10_007}句話說的事`).join('\n');
}
