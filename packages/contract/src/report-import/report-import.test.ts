import { describe, expect, test } from 'vitest';
import { reportLimits } from '../limits';
import type { ReportType } from '../report';
import {
  type ImportedFile,
  type ImportOptions,
  type ImportRefusal,
  importMessages,
  importReport,
  postOfLink,
  readCsvFile,
} from '.';
import { parseAmount, parseDay } from './amounts';
import { readCsv } from './read-csv';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, { mark = true } = {}) => {
  const codes = [...(mark ? [0xfeff] : []), ...[...text].map((sign) => sign.charCodeAt(0))];
  return new Uint8Array(codes.flatMap((code) => [code & 255, code >> 8]));
};

function importBytes(bytes: Uint8Array, options: ImportOptions): ImportedFile | ImportRefusal {
  const file = readCsvFile(bytes);
  return 'refusal' in file ? file : importReport(file, options);
}
function imported(text: string | Uint8Array, options: ImportOptions): ImportedFile {
  const result = importBytes(typeof text === 'string' ? utf8(text) : text, options);
  if ('refusal' in result) throw new Error(result.refusal);
  return result;
}
const refused = (bytes: Uint8Array, type: ReportType = 'video') => {
  const result = importBytes(bytes, { type });
  return 'refusal' in result ? result : null;
};
const lines = (...rows: string[]) => rows.join('\r\n');

const youtubeZh = lines(
  '內容,影片標題,影片發布時間,時間長度,觀看次數,觀看時間 (小時),訂閱人數,曝光次數,曝光點閱率 (%),平均觀看比例 (%),喜歡次數,已新增留言,非重複觀眾人數,獲得的訂閱人數,預估收益 (TWD)',
  '總計,,,,"229,386","18,224.5",1904,2000000,9.1,50.2,12000,1300,180000,2500,0',
  'dQw4w9WgXcQ,"夜間修護精華，一週實測 ""真心話""","2026年12月16日",486,"214,386","17,000.25",1800,1520000,9.4123,52.4,11842,1206,168204,2318,—',
  'aaaaaaaaaaa,別支影片,2026年11月1日,300,15000,1224.25,104,480000,8.2,48,158,94,,182,0',
);

const youtubeEn = lines(
  'Content,Video title,Video publish time,Duration,Views,Impressions,Impressions click-through rate (%),Average percentage viewed (%),Likes,Comments added,Unique viewers,Subscribers gained',
  'Total,,,,214386,1520000,9.41,52.4,11842,1206,168204,2318',
  'dQw4w9WgXcQ,Night serum,"Dec 16, 2026",486,214386,1520000,9.41,52.4,11842,1206,168204,2318',
);

const instagramZh = lines(
  '貼文編號,帳號編號,帳號用戶名稱,帳號名稱,說明,時間長度,發佈時間,永久連結,貼文類型,資料留言,日期,瀏覽次數,觸及人數,按讚數,分享,追蹤人數,留言數,儲存次數',
  '"18000000000000001",1784,a.cheng,阿澄,"睡前五分鐘\n#山眠",0,12/16/2026 20:00,https://www.instagram.com/reel/Cx1/,IG 連續短片,,總期間,"86,120","71,533","6,204",942,3,318,"1,870"',
);

const instagramEn = lines(
  'Post ID,Account ID,Account username,Account name,Description,Duration (sec),Publish time,Permalink,Post type,Data comment,Date,Views,Reach,Likes,Shares,Follows,Comments,Saves',
  '18000000000000001,1784,a.cheng,Cheng,Five minutes,0,12/16/2026 20:00,https://www.instagram.com/reel/Cx1/,IG reel,,Lifetime,86120,71533,6204,942,3,318,1870',
);

const facebookZh = lines(
  '貼文編號,粉絲專頁編號,粉絲專頁名稱,標題,說明,發佈時間,永久連結,貼文類型,瀏覽次數,觸及人數,心情數,留言數,分享,連結點擊',
  '122,1,阿澄,夜間修護,,12/17/2026 12:00,https://www.facebook.com/a/posts/122,相片,"24,870","41,208","1,388",96,211,"1,742"',
);

const facebookEn = lines(
  'Post ID,Page ID,Page name,Title,Description,Duration (sec),Publish time,Permalink,Post type,Views,Reach,Reactions,Comments,Shares,3-second video views,Link clicks',
  '122,1,Cheng,Night serum,,0,12/17/2026 12:00,https://www.facebook.com/a/posts/122,Photos,24870,41208,1388,96,211,0,1742',
);

const tiktokEn = lines(
  'Video title,Video link,Post time,Total views,Total likes,Total comments,Total shares,Total bookmarks,Total play time,Average watch time,Watched full video',
  'Night serum,https://www.tiktok.com/@a/video/7300000000000000001,2026-12-18,1.2M,45.3K,812,1.1K,2300,1d,0:12,31.2%',
);

const youtubeFigures = {
  yt_final_total_views: 214_386,
  click_through_rate: 9.41,
  view_rate: 52.4,
  likes: 11_842,
  comments: 1206,
  unique_views: 168_204,
  add_subscribers: 2318,
};
const instagramFigures = {
  ig_video_views: 86_120,
  post_reach: 71_533,
  reactions: 6204,
  shares: 942,
  comments: 318,
  saves: 1870,
};
const facebookFigures = {
  fb_views: 24_870,
  post_reach: 41_208,
  reactions: 1388,
  comments: 96,
  shares: 211,
  link_clicks: 1742,
};
const tiktokFigures = { ig_video_views: 1_200_000, reactions: 45_300, comments: 812, shares: 1100, saves: 2300 };

describe('exports of each tool', () => {
  test.each([
    ['YouTube Studio in Chinese', youtubeZh, 'video', 'youtube', '2026-12-16', youtubeFigures],
    ['YouTube Studio in English', youtubeEn, 'video', 'youtube', '2026-12-16', youtubeFigures],
    ['Instagram in Chinese', instagramZh, 'share', 'instagram', '2026-12-16', instagramFigures],
    ['Instagram in English', instagramEn, 'share', 'instagram', '2026-12-16', instagramFigures],
    ['Facebook in Chinese', facebookZh, 'post', 'facebook', '2026-12-17', facebookFigures],
    ['Facebook in English', facebookEn, 'post', 'facebook', '2026-12-17', facebookFigures],
    ['TikTok Studio', tiktokEn, 'share', 'tiktok', '2026-12-18', tiktokFigures],
  ] as const)('%s', (_, text, type, source, published, figures) => {
    const file = imported(text, { type });
    expect(file).toMatchObject({ source, problems: [], curve_perday: [] });
    expect(file.posts[0]).toMatchObject({ published, figures });
    expect(file.posts[0]?.figures).toEqual(figures);
  });

  test('the row of totals is not a post; unused columns are marked; a missing figure stays unknown', () => {
    const { posts, columns } = imported(youtubeZh, { type: 'video' });
    expect(posts.map(({ id, line }) => [id, line])).toEqual([
      ['dQw4w9WgXcQ', 3],
      ['aaaaaaaaaaa', 4],
    ]);
    expect(posts[0]?.title).toBe('夜間修護精華，一週實測 "真心話"');
    expect(posts[1]?.figures).not.toHaveProperty('unique_views');
    const unused = columns.filter(({ figure }) => figure === null).map(({ header }) => header);
    expect(unused).toEqual(expect.arrayContaining(['訂閱人數', '曝光次數', '預估收益 (TWD)']));
  });

  test('a column the user assigned differently, or not at all', () => {
    const mapping = { 曝光次數: 'first_week_impressions', 喜歡次數: null } as const;
    const { posts, columns } = imported(youtubeZh, { type: 'video', mapping });
    expect(posts[0]?.figures).toMatchObject({ first_week_impressions: 1_520_000 });
    expect(posts[0]?.figures).not.toHaveProperty('likes');
    expect(columns).toContainEqual({ header: '曝光次數', figure: 'first_week_impressions' });
  });

  test('rows per day of one post are summed, except for the people reached', () => {
    const header = '貼文編號,粉絲專頁名稱,永久連結,日期,瀏覽次數,觸及人數';
    const day = (date: string, views: number) => `122,阿澄,https://www.facebook.com/a/posts/122,${date},${views},50`;
    const text = lines(header, day('12/17/2026', 10), day('12/18/2026', 20), day('12/19/2026', 30));
    const { posts, problems } = imported(text, { type: 'post' });
    expect(posts).toMatchObject([{ figures: { fb_views: 60 } }]);
    expect(posts[0]?.figures).not.toHaveProperty('post_reach');
    expect(problems).toEqual([{ line: 2, header: '觸及人數', message: importMessages.notAdditive }]);
  });

  test('lines before the header, tabs and semicolons', () => {
    const preamble = lines('匯出時間：2027/01/06', '', youtubeEn);
    expect(imported(preamble, { type: 'video' }).posts[0]).toMatchObject({ line: 5, figures: youtubeFigures });
    const tabs = 'Content\tVideo title\tViews\nabc\tA, B\t1,234\n';
    expect(imported(tabs, { type: 'video' }).posts[0]?.figures).toEqual({ yt_final_total_views: 1234 });
    const semicolons = 'Content;Video title;Views\nabc;A, B;12\n';
    expect(imported(semicolons, { type: 'video' }).posts[0]?.figures).toEqual({ yt_final_total_views: 12 });
  });
});

describe('a file by day', () => {
  test('becomes the curve, oldest day first', () => {
    const text = lines('日期,觀看次數', '總計,59412', '2026-12-17,"21,000"', '2026-12-16,38412', '2026-12-18,—');
    expect(imported(text, { type: 'video' })).toMatchObject({
      posts: [],
      problems: [],
      curve_perday: [
        { date: '2026-12-16', value: 38_412 },
        { date: '2026-12-17', value: 21_000 },
      ],
    });
    const tiktok = lines('Date,Video views,Profile views,Likes', '2026-12-16,5,1,0');
    expect(imported(tiktok, { type: 'share' })).toMatchObject({
      source: 'tiktok',
      curve_perday: [{ date: '2026-12-16', value: 5 }],
    });
  });

  test('names the lines that were skipped', () => {
    const text = lines('Date,Views', '2026-12-16,1', '2026-12-16,2', '2026-02-30,3', '2026-12-18,x', '2026-12-19,-5');
    expect(imported(text, { type: 'video' }).problems).toEqual([
      { line: 3, header: 'Date', message: importMessages.repeatedDay },
      { line: 4, header: 'Date', message: importMessages.notDay },
      { line: 5, header: 'Views', message: importMessages.notNumber },
      { line: 6, header: 'Views', message: importMessages.notNumber },
    ]);
  });
});

describe('bad input', () => {
  const header = 'Content,Video title,Views,Likes,Average percentage viewed (%)';
  const rows = (...own: string[]) => imported(lines(header, ...own), { type: 'video' });

  test('a formula is text: it is not evaluated, and yields no figure', () => {
    const { posts, problems } = rows(`abc,"=cmd|'/C calc'!A0",=1+1,3,50`);
    expect(posts[0]).toMatchObject({ title: "=cmd|'/C calc'!A0", figures: { likes: 3, view_rate: 50 } });
    expect(problems).toEqual([{ line: 2, header: 'Views', message: importMessages.notNumber }]);
  });

  test('negative figures, 10^15 and shares above 100 are skipped, with their lines', () => {
    const { posts, problems } = rows('abc,A,-1,1000000000000000,101', 'def,B,2,3,4');
    expect(posts.map(({ figures }) => figures)).toEqual([{}, { yt_final_total_views: 2, likes: 3, view_rate: 4 }]);
    expect(problems.map(({ line, header: column }) => [line, column])).toEqual([
      [2, 'Views'],
      [2, 'Likes'],
      [2, 'Average percentage viewed (%)'],
    ]);
  });

  test('only the first hundred problems are listed', () => {
    expect(rows(...Array.from({ length: 300 }, (_, index) => `id${index},A,x,y,z`)).problems).toHaveLength(100);
  });

  test('a file larger than 20 MB', () => {
    expect(refused(new Uint8Array(reportLimits.importBytes + 1))?.refusal).toBe(importMessages.tooLarge);
  });

  test('a file of many thousand rows is read completely', () => {
    const row = 'dQw4w9WgXcQ,"a ""title"", with commas",123456,1234,52.4';
    const text = `${header}\n${`${row}\n`.repeat(20_000)}`;
    expect(imported(text, { type: 'video' }).posts).toHaveLength(1);
  });

  test('no more posts than can be chosen from', () => {
    const { posts, problems } = rows(...Array.from({ length: 2001 }, (_, index) => `id${index},A,1,1,1`));
    expect(posts).toHaveLength(reportLimits.importPosts);
    expect(problems).toEqual([{ line: 2002, header: '', message: importMessages.tooManyPosts }]);
  });

  test.each([
    ['an old Excel file', [0xd0, 0xcf, 0x11, 0xe0], importMessages.oldExcel],
    ['an archive', [0x50, 0x4b, 3, 4], importMessages.archive],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0xff], importMessages.notText],
    ['an empty file', [], importMessages.empty],
    ['a file of blank lines', [...utf8('\n\n,,\n')], importMessages.empty],
    ['bytes in no encoding', [0x81, 0xff, 0xfe, 0x80, 0xff], importMessages.encoding],
  ])('%s', (_, bytes, message) => {
    expect(refused(new Uint8Array(bytes))?.refusal).toBe(message);
  });

  test('files of another kind, and unclosed quotes, report their line', () => {
    expect(refused(utf8('\n姓名,電話\n山眠,1'))).toEqual({ refusal: importMessages.unknown, line: 2 });
    expect(refused(utf8(lines(header, 'a,A,1,2,3', 'b,"B,1,2,3')))).toEqual({ refusal: importMessages.quote, line: 3 });
    expect(refused(utf8(lines(header, 'a,"A"x,1,2,3')))).toEqual({ refusal: importMessages.quote, line: 2 });
  });
});

describe('rows of a spreadsheet', () => {
  const sheet = (header: string, ...shares: string[]) => ({
    rows: [
      ['Content', 'Video title', 'Views', header],
      ...shares.map((share, row) => [`id${row}`, 'A', '1', share]),
    ].map((cells, row) => ({ line: row + 1, cells })),
    hasFractions: true,
  });
  const shares = (rows: ReturnType<typeof sheet>) => {
    const file = importReport(rows, { type: 'video' });
    return 'refusal' in file ? [] : file.posts.map(({ figures }) => figures.view_rate);
  };

  test('a share stored as a fraction is a percentage', () => {
    expect(shares(sheet('Average percentage viewed', '0.524', '0.0712'))).toEqual([52.4, 7.12]);
  });

  test.each([
    ['of a column that is in percent', sheet('Average percentage viewed (%)', '0.5'), [0.5]],
    ['beside larger ones', sheet('Average percentage viewed', '0.5', '52.4'), [0.5, 52.4]],
    ['with a sign', sheet('Average percentage viewed', '0.5%'), [0.5]],
  ])('but not one %s', (_, rows, expected) => expect(shares(rows)).toEqual(expected));
});

describe('encodings', () => {
  const text = '內容,影片標題,觀看次數\nabc,夜間修護,12\n';
  // 「中文」 in Big5.
  const big5 = new Uint8Array([...utf8('Content,Video title,Views\nabc,'), 0xa4, 0xa4, 0xa4, 0xe5, ...utf8(',12\n')]);

  test.each([
    ['UTF-8', utf8(text), 'utf-8'],
    ['UTF-8 with a mark', utf8(`\ufeff${text}`), 'utf-8'],
    ['UTF-16 with a mark', utf16(text), 'utf-16le'],
    ['UTF-16 without one', utf16('Content,Video title,Views\nabc,Night,12\n', { mark: false }), 'utf-16le'],
    ['Big5', big5, 'big5'],
  ] as const)('%s', (_, bytes, encoding) => {
    const file = imported(bytes, { type: 'video' });
    expect(readCsvFile(bytes)).toMatchObject({ encoding });
    expect(file).toMatchObject({ posts: [{ id: 'abc', figures: { yt_final_total_views: 12 } }] });
  });

  test('Big5 text is decoded', () => {
    expect(imported(big5, { type: 'video' }).posts[0]?.title).toBe('中文');
  });
});

test.each([
  ['1,234', 1234],
  ['1.2K', 1200],
  ['1.1M', 1_100_000],
  ['1.5萬', 15_000],
  ['２萬', 20_000],
  ['52.4%', 52.4],
  ['+3', 3],
  ['-1', -1],
  ['', null],
  ['—', null],
  ['N/A', null],
  ['0:12', undefined],
  ['1,2', undefined],
  ['=1+1', undefined],
  ['1e5', undefined],
  ['Infinity', undefined],
])('an amount of %j is %j', (text, amount) => expect(parseAmount(text)).toBe(amount));

test.each([
  ['2026-12-16', '2026-12-16'],
  ['2026/1/6 20:00', '2026-01-06'],
  ['2026年1月6日', '2026-01-06'],
  ['12/16/2026 20:00', '2026-12-16'],
  ['Dec 16, 2026', '2026-12-16'],
  ['December 6, 2026', '2026-12-06'],
  ['16/12/2026', null],
  ['2026-02-30', null],
  ['Foo 16, 2026', null],
  ['總期間', null],
  ['', null],
])('a day of %j is %j', (text, day) => expect(parseDay(text)).toBe(day));

test('cells with quotes, line breaks and blank lines keep their line numbers', () => {
  expect(readCsv('a,"b\r\nc ""d"""\r\n\r\n,,\ne,\n')).toEqual({
    rows: [
      { line: 1, cells: ['a', 'b\r\nc "d"'] },
      { line: 5, cells: ['e', ''] },
    ],
  });
});

test.each([
  ['https://youtu.be/dQw4w9WgXcQ?si=1', youtubeEn, 'video', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtubeEn, 'video', 'dQw4w9WgXcQ'],
  ['https://instagram.com/reel/Cx1', instagramEn, 'share', '18000000000000001'],
  ['https://www.youtube.com/watch?v=other', youtubeEn, 'video', undefined],
] as const)('the post of %s is found', (link, text, type, id) => {
  expect(postOfLink(imported(text, { type }).posts, link)?.id).toBe(id);
});
