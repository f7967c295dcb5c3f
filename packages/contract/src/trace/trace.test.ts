import { describe, expect, test } from 'vitest';
import { findRequirement, foldText, followRequirements, readTexts, requirementsOf, traceRequirement } from '.';

const look = (kind: 'say' | 'show' | 'not', text: string, ...texts: string[]) =>
  findRequirement(
    { kind, text },
    readTexts(texts.map((one, index) => ({ field: `scripts.${index}.text`, text: one }))),
  );

describe('folding', () => {
  test('removes width, case, spaces and punctuation, and remembers the positions', () => {
    const { text, starts, ends } = foldText('Ａb，１２ ％');
    expect(text).toBe('ab12%');
    expect([starts[2], ends[4]]).toEqual([3, 7]);
  });

  test('keeps positions next to characters of two units, or that become several', () => {
    expect(foldText('𠮷㍿A')).toEqual({
      text: '𠮷株式会社a',
      starts: [0, 0, 2, 2, 2, 2, 3],
      ends: [2, 2, 3, 3, 3, 3, 4],
    });
  });
});

describe('what must be said', () => {
  test('is found regardless of punctuation, with the passage as evidence', () => {
    const { found, places } = look('say', '用法：睡前兩滴、掌心按壓', '開場', '「睡前兩滴，掌心按壓，三分鐘就好。」');
    expect(found).toBe('all');
    expect(places).toEqual([
      {
        field: 'scripts.1.text',
        start: 1,
        end: 10,
        text: '睡前兩滴，掌心按壓',
        before: '「',
        after: '，三分鐘就好。」',
      },
    ]);
  });

  test('is found in a different order, and with words in between', () => {
    const { found, confidence } = look('say', '使用順序：化妝水之後、乳霜之前', '在化妝水之後，乳霜的前面用');
    expect(found).toBe('all');
    expect(confidence).toBeLessThan(1);
  });

  test('is found in part, but not where only a word is shared', () => {
    expect(look('say', '膚況因人而異，分享個人使用感受', '膚況因人而異。').found).toBe('some');
    expect(look('say', '膚況因人而異，分享個人使用感受', '我的膚況很好').found).toBe('none');
  });

  test('is the quoted text, all of it', () => {
    expect(look('say', '品名「睡前精華油」完整說一次', '這瓶睡前精華油').found).toBe('all');
    expect(look('say', '說出「禁止酒駕」與「飲酒過量，有害健康」', '禁止酒駕').found).toBe('some');
    expect(look('say', '說出「禁止酒駕」與「飲酒過量，有害健康」', '禁止酒駕', '飲酒過量 有害健康').found).toBe('all');
  });

  test('with few characters is found completely or not at all', () => {
    expect(look('say', '山眠', '山的睡眠').found).toBe('none');
    expect(look('say', '山眠', '這是山眠').found).toBe('all');
  });
});

describe('what must not be said', () => {
  test('is found by any of its parts, but only by a complete one', () => {
    expect(look('not', '不可說「治療」「修復」', '修 復肌膚')).toMatchObject({
      found: 'all',
      places: [{ text: '修 復' }],
    });
    expect(look('not', '殺菌、抗敏等療效字眼', '可以抗敏')).toMatchObject({ found: 'all', places: [{ text: '抗敏' }] });
    expect(look('not', '與其他品牌比較', '其他品牌我沒用過').found).toBe('none');
  });
});

describe('a text of 100,000 characters', () => {
  test('is searched for ninety requirements, however repetitive it is', () => {
    const texts = readTexts([{ field: '', text: '睡前兩滴掌心按壓'.repeat(12_500) }]);
    for (let index = 0; index < 90; index += 1) {
      expect(findRequirement({ kind: 'say', text: `第${index}次按壓掌心兩滴睡前`.repeat(10) }, texts).found).not.toBe(
        'all',
      );
    }
  });
});

describe('the requirements of a brief', () => {
  const brief = {
    must_say: ['睡前三滴', '膚況因人而異，分享個人使用感受'],
    must_show: ['瓶身正面'],
    must_not_say: ['修復'],
  };

  test('are tracked when moved, reworded or removed', () => {
    const before = requirementsOf(brief).map((one, id) => ({ ...one, id }));
    const after = requirementsOf({
      must_say: ['膚況因人而異，請分享個人的使用感受', '優惠碼SLEEP10', '睡前三滴。'],
      must_not_say: ['修復'],
    });
    expect(followRequirements(before, after).map((one) => one?.id ?? null)).toEqual([1, null, 0, 3]);
  });

  test('stay two if repeated, and become different if their kind changes', () => {
    const before = [{ kind: 'say' as const, text: '瓶身正面', id: 1 }];
    const twice = requirementsOf({ must_say: ['瓶身正面', '瓶身正面'], must_show: ['瓶身正面'], must_not_say: [] });
    expect(followRequirements(before, twice).map((one) => one?.id ?? null)).toEqual([1, null, null]);
  });
});

describe('a cell', () => {
  const requirement = { kind: 'say', text: '睡前三滴' } as const;
  const texts = readTexts([{ field: '', text: '晚上用三滴' }]);
  const mark = { version: 1, is_met: true, about: '睡前三滴', quote: '' };
  const at = { requirement, code: '030', version: 1, texts, marks: [] } as const;

  test('is a gap until something is found, and statements override the search', () => {
    expect(traceRequirement(at).state).toBe('gap');
    expect(traceRequirement({ ...at, marks: [mark] })).toMatchObject({ state: 'met', mark });
    expect(traceRequirement({ ...at, marks: [mark, { ...mark, is_met: false }] }).state).toBe('gap');
  });

  test('keeps statements in later versions only while their words are still there', () => {
    const quoted = { ...mark, quote: '晚上用三滴' };
    expect(traceRequirement({ ...at, version: 2, marks: [quoted] })).toMatchObject({ state: 'met', mark: quoted });
    expect(traceRequirement({ ...at, version: 2, marks: [mark] })).toMatchObject({
      state: 'gap',
      mark: null,
      earlier: mark,
    });
  });

  test('is open again when the brief asks for something else', () => {
    expect(traceRequirement({ ...at, marks: [{ ...mark, about: '睡前兩滴' }] })).toMatchObject({
      state: 'gap',
      mark: null,
    });
  });

  test('of a film contains only statements', () => {
    const film = { ...at, code: '050', texts: null } as const;
    expect(traceRequirement(film).state).toBe('gap');
    expect(traceRequirement({ ...film, requirement: { kind: 'not', text: '修復' } }).state).toBe('none');
    expect(traceRequirement({ ...film, version: 2, marks: [mark] })).toMatchObject({ state: 'gap', earlier: mark });
  });

  test('is empty if the step cannot meet it, or nothing was sent', () => {
    expect(traceRequirement({ ...at, requirement: { kind: 'show', text: '瓶身' }, code: '060' }).state).toBe('none');
    expect(traceRequirement({ ...at, version: null }).state).toBe('none');
  });
});
