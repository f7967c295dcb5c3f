import { describe, expect, test } from 'vitest';
import type { ProductCategory } from '../rules/categories';
import { check } from './check';

const found = (text: string, category: ProductCategory = 'food') =>
  check(text, { category }).findings.map((finding) => finding.text);

describe('what is found', () => {
  test('has position, reason, law and safer wordings', () => {
    const [finding] = check('燈一關就睡，消除皺紋。', { category: 'cosmetics' }).findings;
    expect(finding).toMatchObject({
      start: 6,
      end: 10,
      text: '消除皺紋',
      severity: 3,
      laws: [{ key: 'cosmetics-medical', name: '化粧品衛生安全管理法', article: '第 10 條第 2 項' }],
      instead: ['淡化（撫平）皺紋', '淡化（撫平）細紋'],
    });
  });

  test.each(['減 肥', '減・肥', '减肥', '減ㄈㄟˊ', '減\u200b肥', '減💪肥', '減\u3000肥'])(
    '%s is found, with the text as written',
    (text) => {
      expect(found(`我要${text}了`)).toEqual([text]);
    },
  );

  test('a number may be written in any form', () => {
    for (const number of ['3', '３', '三', '十']) expect(found(`${number}天就瘦${number}公斤`)).toHaveLength(1);
  });

  test('nothing is found across sentences', () => {
    expect(found('慢慢改善。癌友協會的朋友')).toEqual([]);
  });

  test('a Latin word is found only as a whole word, and an amount only as a whole number', () => {
    expect(found('新的 vape 到貨', 'general')).toEqual(['vape']);
    expect(found('vapers 是誰', 'general')).toEqual([]);
    expect(found('現在0元體驗', 'general')).toEqual(['0元']);
    expect(found('只要100元', 'general')).toEqual([]);
  });

  test('the same word is permitted for one product category and not for another', () => {
    expect(found('美白', 'food')).toEqual(['美白']);
    expect(found('美白', 'cosmetics')).toEqual([]);
  });

  test('of overlapping findings the most severe is kept, and of those the longest', () => {
    expect(found('能治療高血壓')).toEqual(['治療高血壓']);
    const { findings } = check('改善過敏、減肥、抗老、預防高血壓、活化肝臟細胞再生', { category: 'food' });
    for (const [index, { start }] of findings.entries()) {
      expect(start).toBeGreaterThanOrEqual(findings[index - 1]?.end ?? 0);
    }
  });

  test('a quoted customer is still a claim', () => {
    expect(found('客人說：「喝了就治癒」')).toEqual(['治癒']);
  });

  test('is more severe next to a physician or research', () => {
    const severityOf = (text: string) => check(text, { category: 'food' }).findings[0]?.severity;
    expect(severityOf('可以減肥')).toBe(2);
    expect(severityOf('醫師說可以減肥')).toBe(3);
  });
});

describe('what is not found', () => {
  test.each([
    '本產品不具療效',
    '本品不能治療高血壓',
    '無法治療任何疾病',
    '並非藥品，沒有療效',
    '不代表能預防感冒',
    '避免「再生」「抗老」等療效字眼',
    '慢性病患者食用前請先諮詢醫師',
    '氣喘病患不宜食用',
  ])('%s negates it', (text) => {
    expect(found(text)).toEqual([]);
  });

  test.each([
    '不能說治療，但喝了就知道',
    '不僅能治療',
    '不但治療',
    '非常減肥',
    '雖然不是藥，也能治癒',
    '不復胖',
    '無副作用',
  ])('%s does not negate it', (text) => {
    expect(found(text)).not.toEqual([]);
  });

  test.each(['維持心血管循環系統的正常功能', '幫助血液正常凝固'])(
    '%s: keeping a function normal is a permitted phrasing for nutrients',
    (text) => expect(found(text)).toEqual([]),
  );

  test.each(['改善血液循環的正常功能', '促進血液循環', '促進血液循環，作息正常'])(
    '%s: an improvement is a claim',
    (text) => expect(found(text)).not.toEqual([]),
  );

  test('wordings that are permitted next to their nutrient, in the same sentence', () => {
    expect(found('維生素C具抗氧化作用')).toEqual([]);
    expect(found('具抗氧化作用')).toEqual(['抗氧化']);
    expect(found('維生素C。具抗氧化作用')).toEqual(['抗氧化']);
  });
});

describe('an answer is matched again', () => {
  const claims = (text: string) => check(text, { category: 'food' }).findings.map(({ id, claim }) => ({ id, claim }));

  test('by its claim, wherever it moves and however it is spaced', () => {
    const [before] = claims('可以減肥');
    expect(claims('新的開頭。換了位置的減 肥，還有別的')).toEqual([before]);
  });

  test('every occurrence has a unique id', () => {
    const [first, second] = claims('減肥，再減肥');
    expect(first?.claim).toBe(second?.claim);
    expect(first?.id).not.toBe(second?.id);
  });
});

describe('demands of a product category', () => {
  const demands = (text: string, category: ProductCategory) => check(text, { category }).demands.map(({ id }) => id);

  test('alcohol: both notices, in any of their wordings', () => {
    expect(demands('配生蠔', 'alcohol')).toEqual(['drivingNotice', 'drinkingNotice']);
    expect(demands('禁止酒駕', 'alcohol')).toEqual(['drinkingNotice']);
    expect(demands('禁止酒駕。飲酒過量，有害健康', 'alcohol')).toEqual([]);
    expect(demands('酒後不開車，安全有保障\n飲酒過量,害人害己', 'alcohol')).toEqual([]);
  });

  test('devices: the letter of approval', () => expect(demands('', 'device')).toEqual(['deviceApproval']));

  test('health food: its licence, which permits what a licence covers', () => {
    const text = '核准的保健功效為調節血脂';
    expect(demands(text, 'health-food')).toEqual(['healthFoodLicence']);
    expect(found(text, 'health-food')).not.toEqual([]);
    const licensed = `${text}，衛部健食字第A00123號`;
    expect(demands(licensed, 'health-food')).toEqual([]);
    expect(found(licensed, 'health-food')).toEqual([]);
    expect(found(`${licensed}，治療糖尿病`, 'health-food')).not.toEqual([]);
  });

  test('tobacco and gambling are refused, whatever the category', () => {
    expect(demands('', 'tobacco')).toEqual(['tobacco']);
    expect(demands('新款電子煙開箱', 'general')).toEqual(['tobacco']);
    expect(demands('娛樂城註冊就送', 'general')).toEqual(['gambling']);
  });
});

describe('hostile texts of 100,000 characters', () => {
  test.each([
    '癌',
    '改善',
    '改善癌',
    '1',
    '1天瘦',
    ' ',
    'a ',
    '💪',
    '醫師治療',
    '自由基的產生',
    '不能',
    'ㄈㄟˊ',
    '\n',
    '\ud800',
    '\ud800減\udfff肥',
    '減\u200b\u200d\ufeff肥',
    '\u200b',
    '改善心血管正常',
    '促進血液',
    'ﷺ',
  ])('%j, repeated', (part) => {
    const text = part.repeat(100_000 / part.length);
    const started = performance.now();
    for (const { start, end } of check(text, { category: 'food' }).findings) {
      if (start >= end || end > text.length) throw new Error(`${start}-${end} is not in the text`);
    }
    // Twenty times the expected duration: only quadratic growth exceeds it.
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
