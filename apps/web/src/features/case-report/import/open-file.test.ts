import { reportLimits } from '@paidang/contract/limits';
import { csvText } from '@paidang/contract/report';
import { type ImportedFile, type ImportRefusal, importMessages, importReport } from '@paidang/contract/report-import';
import { describe, expect, test } from 'vitest';
import { openFile } from './open-file';
import { type XlsxCell, xlsxOf } from './testing/xlsx-of';
import { zipOf } from './testing/zip-of';

const utf8 = (text: string) => new TextEncoder().encode(text);
const table = 'Content,Video title,Views\ndQw4w9WgXcQ,Night serum,214386\n';
const totals = 'Date,Views\n2026-12-16,38412\n';

async function read(bytes: BlobPart, part?: string): Promise<ImportedFile | ImportRefusal> {
  const file = await openFile(new Blob([bytes]));
  if ('refusal' in file) return file;
  const rows = await file.read(part ?? file.parts[0] ?? '');
  return 'refusal' in rows ? rows : importReport(rows, { type: 'video' });
}
const readSheet = async (...sheets: XlsxCell[][][]) => read(await xlsxOf(sheets));

describe('archive from YouTube Studio', () => {
  const archive = zipOf([
    { name: '圖表資料.csv', bytes: utf8(totals) },
    { name: '__MACOSX/._表格資料.csv', bytes: utf8('x') },
    { name: 'export/表格資料.csv', bytes: utf8(table) },
  ]);

  test('offers its CSV files, the table of videos first', async () => {
    const file = await openFile(new Blob([await archive]));
    expect(file).toMatchObject({ parts: ['表格資料.csv', '圖表資料.csv'] });
    expect(await read(await archive)).toMatchObject({ posts: [{ figures: { yt_final_total_views: 214_386 } }] });
    expect(await read(await archive, '圖表資料.csv')).toMatchObject({ curve_perday: [{ value: 38_412 }] });
  });

  test.each([
    ['without a CSV file', [{ name: 'a.png', bytes: utf8('x') }], importMessages.noCsv],
    ['with a password', [{ name: 'a.csv', bytes: utf8(table), isEncrypted: true }], importMessages.brokenArchive],
    ['that says too little of a file', [{ name: 'a.csv', bytes: utf8(table), size: 10 }], importMessages.brokenArchive],
    [
      'that unpacks to more than a page can take',
      [{ name: 'a.csv', bytes: utf8(table), size: reportLimits.importBytesInside + 1 }],
      importMessages.tooLargeInside,
    ],
  ])('%s is refused', async (_, files, refusal) => {
    expect(await read(await zipOf(files))).toEqual({ refusal, line: null });
  });

  test('is refused if truncated anywhere', async () => {
    const whole = await archive;
    for (let length = 4; length < whole.length; length += 7) {
      expect(await read(whole.slice(0, length))).toEqual({ refusal: importMessages.brokenArchive, line: null });
    }
  });
});

describe('spreadsheet', () => {
  test('is read from the first sheet with a header, dates and shares as Excel stores them', async () => {
    const file = await readSheet(
      [['說明'], ['這張沒有數據']],
      [
        ['Content', 'Video title', 'Video publish time', 'Views', 'Average percentage viewed', 'Likes'],
        ['dQw4w9WgXcQ', "=cmd|'/C calc'!A0", { value: 46_372, format: 14 }, 214_386, { value: 0.524, format: 10 }, -1],
      ],
    );
    expect(file).toMatchObject({
      source: 'youtube',
      posts: [
        {
          line: 2,
          title: "=cmd|'/C calc'!A0",
          published: '2026-12-16',
          figures: { yt_final_total_views: 214_386, view_rate: 52.4 },
        },
      ],
      problems: [{ line: 2, header: 'Likes' }],
    });
  });

  test('becomes the curve if its rows are days', async () => {
    const day = (value: number): XlsxCell => ({ value, format: 14 });
    expect(
      await readSheet([
        ['日期', '觀看次數'],
        [day(46_373), 5],
        [day(46_372), 7],
      ]),
    ).toMatchObject({
      curve_perday: [
        { date: '2026-12-16', value: 7 },
        { date: '2026-12-17', value: 5 },
      ],
    });
  });

  test('is read despite a failed formula or no content', async () => {
    const failed: XlsxCell = { formula: '1/0', error: '#DIV/0!' };
    expect(
      await readSheet([
        ['Content', 'Video title', 'Views'],
        ['abc', 'A', failed],
      ]),
    ).toMatchObject({
      posts: [{ title: 'A', figures: {} }],
    });
    expect(await readSheet([])).toEqual({ refusal: importMessages.empty, line: null });
    expect(await readSheet([[['姓名', '電話']]].flat())).toMatchObject({ refusal: importMessages.unknown });
  });

  test('is refused if one cell is far away: the library would create all cells before it', async () => {
    const sheet = '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>';
    const file = await zipOf([
      { name: '[Content_Types].xml', bytes: utf8('<Types/>') },
      { name: 'xl/worksheets/sheet1.xml', bytes: utf8(sheet) },
    ]);
    expect(await read(file)).toEqual({ refusal: importMessages.tooLargeInside, line: null });
  });

  test('is refused if the content is not a spreadsheet', async () => {
    const file = await zipOf([{ name: '[Content_Types].xml', bytes: utf8('<Types/>') }]);
    expect(await read(file)).toEqual({ refusal: importMessages.brokenExcel, line: null });
  });
});

describe('other files', () => {
  test.each([
    ['an old Excel file', [0xd0, 0xcf, 0x11, 0xe0], importMessages.oldExcel],
    ['an empty one', [], importMessages.empty],
    ['a picture named .csv', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d], importMessages.notText],
  ])('%s', async (_, bytes, refusal) => {
    expect(await read(new Uint8Array(bytes))).toEqual({ refusal, line: null });
  });

  test('reads 20 MB, and refuses one more byte without reading it', async () => {
    const row = 'dQw4w9WgXcQ,Night serum,1\n';
    const rows = Math.floor((reportLimits.importBytes - 26) / row.length);
    const csv = utf8(`Content,Video title,Views\n${row.repeat(rows)}`);
    const padded = new Blob([csv, ' '.repeat(reportLimits.importBytes - csv.length)]);
    expect(padded.size).toBe(reportLimits.importBytes);
    expect(await read(padded)).toMatchObject({ posts: [{ figures: { yt_final_total_views: rows } }] });
    expect(await read(new Blob([padded, ' ']))).toEqual({ refusal: importMessages.tooLarge, line: null });
  });
});

test('displays a name that looks like a formula as it is, and exports it as text', async () => {
  const file = await read(utf8(`Content,Video title,Views\nabc,"=cmd|'/C calc'!A0",3\n`));
  const title = 'posts' in file ? (file.posts[0]?.title ?? '') : '';
  expect(title).toBe("=cmd|'/C calc'!A0");
  expect(csvText([[title]])).toContain("'=cmd|");
});
