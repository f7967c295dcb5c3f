import { describe, expect, test } from 'vitest';
import { bulletList, cell, heading, html, image, outlineV1, outlineV2, paragraph, run, table } from '../../testing';
import { diffDocuments } from '../diff-documents';

/** The comparison as a person reads it: {+added+}, [-deleted-], ~restyled~. */
function read(before: string, after: string): string {
  return diffDocuments(before, after)
    .html.replace(/ data-(before|after|change)="[^"]*"/g, '')
    .replace(/<ins>(.*?)<\/ins>/g, '{+$1+}')
    .replace(/<del>(.*?)<\/del>/g, '[-$1-]')
    .replace(/<span data-diff="restyled">(.*?)<\/span>/g, '~$1~');
}

const text = (before: string, after: string) => read(html(paragraph(before)), html(paragraph(after)));

describe('R-out-03 Chinese prose reads as runs, not as letters', () => {
  test.each([
    [
      '「大家好，今天要開箱一瓶精華。」畫面切到桌上。',
      '「我已經三個禮拜沒有好好睡了，臉比我先發現。」畫面切到桌上。',
      '「[-大家好，今天要開箱一瓶精華-]{+我已經三個禮拜沒有好好睡了，臉比我先發現+}。」畫面切到桌上。',
    ],
    [
      '保養步驟不變，只多加這一瓶，第三天開始記錄。',
      '保養步驟不變，只多加這一瓶，睡前三滴，按壓到完全吸收。第三天開始記錄。',
      '保養步驟不變，只多加這一瓶，{+睡前三滴，按壓到完全吸收。+}第三天開始記錄。',
    ],
    [
      '第七天請朋友盲猜哪一張是素顏。數據會用儀器測量，做成表格放在片尾。',
      '第七天請朋友盲猜哪一張是素顏。',
      '第七天請朋友盲猜哪一張是素顏。[-數據會用儀器測量，做成表格放在片尾。-]',
    ],
    ['請在片頭露出品牌名稱', '請在片頭三十秒內露出品牌名稱', '請在片頭{+三十秒內+}露出品牌名稱'],
    [
      '今天的天氣非常好，我們一起去公園散步吧。',
      '今天天氣真的很好，我們去河邊走走吧。',
      '今天[-的天氣非常好，我們一起去公園散步-]{+天氣真的很好，我們去河邊走走+}吧。',
    ],
    ['預計 11/23 上線', '預計 11/30 上線', '預計 [-11/23-]{+11/30+} 上線'],
    ['請標註 sponsored 字樣', '請標註 partnership 字樣', '請標註 [-sponsored-]{+partnership+} 字樣'],
    ['第一行\n第二行', '第一行\n第三行', '第一行<br>[-第二行-]{+第三行+}'],
  ])('%s → %s', (before, after, expected) => {
    expect(text(before, after)).toBe(`<p>${expected}</p>`);
  });

  test('equal versions have no change', () => {
    expect(diffDocuments(outlineV1, outlineV1)).toMatchObject({ html: outlineV1, added: 0, deleted: 0, changes: [] });
  });
});

describe('words are compared whole where a language has them', () => {
  test.each([
    [
      'For a week I sleep much better than before.',
      'For a week I slept much better than before.',
      'For a week I [-sleep-]{+slept+} much better than before.',
    ],
    [
      'أنا أحب القهوة كثيرا في الصباح الباكر',
      'أنا أحب الشاي كثيرا في الصباح الباكر',
      'أنا أحب [-القهوة-]{+الشاي+} كثيرا في الصباح الباكر',
    ],
    ['אני אוהב קפה', 'אני אוהב קפאין', 'אני אוהב [-קפה-]{+קפאין+}'],
    [
      '저는 아침에 마시는 커피를 정말 좋아해요',
      '저는 아침에 마시는 녹차를 정말 좋아해요',
      '저는 아침에 마시는 [-커피를-]{+녹차를+} 정말 좋아해요',
    ],
    ['मुझे चाय पसंद है', 'मुझे चाट पसंद है', 'मुझे [-चाय-]{+चाट+} पसंद है'],
    ['ฉันชอบกาแฟมาก', 'ฉันชอบชามาก', 'ฉันชอบ[-กาแฟ-]{+ชา+}มาก'],
    ['開箱一瓶精華', '開箱兩瓶精華', '開箱[-一-]{+兩+}瓶精華'],
  ])('%s, %s', (before, after, expected) => {
    expect(text(before, after)).toBe(`<p>${expected}</p>`);
  });
});

describe('R-out-03 structure', () => {
  test('an added paragraph, a deleted one, and their neighbours', () => {
    expect(
      read(
        html(paragraph('開場是書桌。'), paragraph('中間是實測。')),
        html(paragraph('開場是書桌。'), paragraph('最後關燈。')),
      ),
    ).toBe('<p>開場是書桌。</p><p data-diff="removed">[-中間是實測。-]</p><p data-diff="added">{+最後關燈。+}</p>');
  });

  test('a heading whose level changed keeps its text', () => {
    const { changes, added, deleted } = diffDocuments(html(heading(2, '七天實測')), html(heading(3, '七天實測')));
    expect([added, deleted, changes.map(({ kind }) => kind)]).toEqual([0, 0, ['restyled']]);
  });

  test('formatting alone is neither added nor deleted', () => {
    const before = html(paragraph('第三天開始記錄膚況'));
    const after = html(paragraph([run('第三天'), run('開始記錄', { type: 'bold' }), run('膚況')]));
    expect(read(before, after)).toBe('<p>第三天~<strong>開始記錄</strong>~膚況</p>');
    expect(diffDocuments(before, after)).toMatchObject({ added: 0, deleted: 0 });
  });

  test('list items are compared one by one', () => {
    expect(
      read(
        html(bulletList('第1天：不評論', '第3天：都講')),
        html(bulletList('第1天：不評論', '第2天：休息', '第3天：好的壞的都講')),
      ),
    ).toBe(
      '<ul><li><p>第1天：不評論</p></li><li data-diff="added"><p data-diff="added">{+第2天：休息+}</p></li><li><p>第3天：{+好的壞的+}都講</p></li></ul>',
    );
  });

  test('added and deleted table rows and columns', () => {
    const result = read(
      html(table(['時間', '畫面'], ['00:00', '書桌全景'], ['03:20', '對照照片'])),
      html(table(['時間', '畫面', '備註'], ['00:00', '書桌近景', '環境音'])),
    );
    expect(result).toContain(
      '<tr><td><p>時間</p></td><td><p>畫面</p></td><td data-diff="added"><p data-diff="added">{+備註+}</p></td></tr>',
    );
    expect(result).toContain('<p>書桌[-全-]{+近+}景</p>');
    expect(result).toContain(
      '<tr data-diff="removed"><td data-diff="removed"><p data-diff="removed">[-03:20-]</p></td>',
    );
  });

  test('cells merged differently show the old table, then the new one', () => {
    const merged = html(table([cell('時間與畫面', { colspan: 2 })], ['00:00', '書桌']));
    expect(read(html(table(['時間', '畫面'], ['00:00', '書桌'])), merged)).toMatch(
      /^<table data-diff="removed">.*<table data-diff="added">/,
    );
  });

  test('cells merged the same way are compared one by one', () => {
    const of = (word: string) => html(table([cell(word, { colspan: 2 })], ['00:00', '書桌']));
    expect(read(of('開場白'), of('開場戲'))).toContain('<td colspan="2"><p>開場[-白-]{+戲+}</p></td>');
  });

  test('a replaced picture, and one that was only resized', () => {
    expect(read(html(image('/files/a.jpg')), html(image('/files/b.jpg')))).toMatch(
      /^\[-<img src="\/files\/a.jpg".*-\]\{\+<img src="\/files\/b.jpg".*\+\}$/,
    );
    const smaller = diffDocuments(html(image('/files/a.jpg')), html(image('/files/a.jpg', { size: 'small' })));
    expect(smaller.changes.map(({ kind }) => kind)).toEqual(['restyled']);
    expect(smaller.html).not.toMatch(/<(ins|del)/);
  });
});

describe('counts and the list of changes', () => {
  test('characters are counted without spaces', () => {
    expect(diffDocuments('<p>片長約 8 分鐘</p>', '<p>片長約 1 0 分鐘</p>')).toMatchObject({ added: 2, deleted: 1 });
  });

  test('adjacent edits are one change, numbered in reading order', () => {
    const { changes, html: markup } = diffDocuments(outlineV1, outlineV2);
    expect(changes.map(({ id }) => id)).toEqual(changes.map((_, index) => index));
    expect(changes[0]).toMatchObject({ kind: 'replaced', deleted: '大家好，今天要開箱一瓶精華' });
    for (const { id } of changes) expect(markup).toContain(`data-change="${id}"`);
    expect(markup).not.toContain(`data-change="${changes.length}"`);
  });

  test('added paragraphs in a row are one change', () => {
    const { changes } = diffDocuments(
      html(paragraph('開場。')),
      html(paragraph('開場。'), paragraph('實測。'), paragraph('收尾。')),
    );
    expect(changes).toEqual([{ id: 0, kind: 'added', added: '實測。收尾。', deleted: '' }]);
  });

  test('removing the deletions leaves the newer version', () => {
    const { html: markup } = diffDocuments(
      html(paragraph('回到同一張書桌，最後放優惠碼。')),
      html(paragraph('回到書桌，優惠碼用字卡帶過。')),
    );
    expect(markup.replace(/<del.*?<\/del>/g, '').replace(/<\/?ins[^>]*>/g, '')).toBe(
      '<p>回到書桌，優惠碼用字卡帶過。</p>',
    );
  });

  test('a hostile version cannot smuggle markup through the comparison', () => {
    const { html: markup } = diffDocuments(
      '<p>a</p>',
      '<p onclick="x()">b<script>x()</script>&lt;img src=x onerror=x()&gt;</p>',
    );
    expect(markup).not.toMatch(/<script|<img|onclick/);
  });

  test('versions crafted to be slow, with nothing in common, are compared in normal time', () => {
    const lines = (sign: string) => Array.from({ length: 8000 }, (_, line) => `<p>${sign}${line % 3}</p>`).join('');
    const begun = performance.now();
    const { added, deleted } = diffDocuments(lines('a'), lines('b'));
    expect({ added, deleted }).toEqual({ added: 16_000, deleted: 16_000 });
    // Ten times what it takes; with a table of all against all it took ten seconds.
    expect(performance.now() - begun).toBeLessThan(4000);
  });
});
