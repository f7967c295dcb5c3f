import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type Sheet, writeSpreadsheet } from '.';

const formula = "=cmd|'/C calc'!A0";
const posts: Sheet = {
  name: '各平台',
  columns: [
    { title: '平台', kind: 'text' },
    { title: '觀看', kind: 'count' },
    { title: '互動率', kind: 'rate' },
    { title: '每次觀看', kind: 'money' },
    { title: '上線', kind: 'day' },
  ],
  rows: [
    [formula, 214_386, 6.16, 0.13, '2026-12-16'],
    ['Facebook\u0001 & <b>', null, null, null, null],
    [7, null, null, null, null],
  ],
};
const days: Sheet = { name: '每日', columns: [{ title: '日期', kind: 'day' }], rows: [['2026-12-16']] };

async function opened(sheets: readonly Sheet[]) {
  const files = unzipSync(new Uint8Array(await writeSpreadsheet(sheets, 'xlsx')));
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  return { text, sheet: text('xl/worksheets/sheet1.xml'), words: text('xl/sharedStrings.xml') };
}

test('a workbook has a sheet for each table, numbers as numbers and days as dates', async () => {
  const { text, sheet } = await opened([posts, days]);
  expect(text('xl/workbook.xml')).toMatch(/name="各平台".*name="每日"/s);
  for (const value of ['7', '214386', '6.16', '0.13', '46372']) expect(sheet).toContain(`<v>${value}</v>`);
  expect(text('xl/styles.xml')).toContain('#,##0');
});

test('a name that looks like a formula is a text in a workbook, and text is safe in XML', async () => {
  const { sheet, words } = await opened([posts]);
  expect(sheet).not.toContain('<f>');
  expect(sheet + words).toContain('=cmd|');
  expect(sheet + words).toContain('Facebook &amp; &lt;b');
});

test('a CSV file has its tables below each other, an unknown value is empty', async () => {
  const [only, both] = await Promise.all([writeSpreadsheet([posts], 'csv'), writeSpreadsheet([posts, days], 'csv')]);
  const table = `平台,觀看,互動率,每次觀看,上線\r\n'${formula},214386,6.16,0.13,2026-12-16\r\nFacebook\u0001 & <b>,,,,\r\n7,,,,\r\n`;
  expect(only.toString()).toBe(`\ufeff${table}`);
  expect(both.toString()).toBe(`\ufeff各平台\r\n${table}\r\n每日\r\n日期\r\n2026-12-16\r\n`);
});
