import '@paidang/ui/styles.css';
import type { ReportContent } from '@paidang/contract/entities';
import { emptyReport } from '@paidang/contract/report';
import { importMessages } from '@paidang/contract/report-import';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ReportImport } from './report-import';
import { xlsxOf } from './testing/xlsx-of';
import { zipOf } from './testing/zip-of';

const work = { url: 'https://youtu.be/dQw4w9WgXcQ', published_at: '2026-12-16T04:00:00Z' };
const utf8 = (text: string) => new TextEncoder().encode(text);
const header = '內容,影片標題,影片發布時間,觀看次數,喜歡次數,曝光次數';
const mine = `dQw4w9WgXcQ,"=cmd|'/C calc'!A0",2026年12月16日,"214,386",11842,1520000`;
const other = 'aaaaaaaaaaa,別支影片,2026年11月1日,15000,158,480000';
const csv = (...rows: string[]) => new File([[header, ...rows].join('\r\n')], '表格資料.csv', { type: 'text/csv' });

let content: ReportContent;

function Form({ first }: { first: ReportContent }) {
  const [now, setNow] = useState(first);
  content = now;
  return (
    <form aria-label="報告">
      <ReportImport
        content={now}
        work={work}
        onChange={(change) => setNow((before) => ({ ...before, ...change(before) }))}
      />
      <p>表單</p>
    </form>
  );
}

async function opened(first: Partial<ReportContent> = {}) {
  await render(<Form first={{ ...emptyReport('video'), ...first }} />);
  await page.getByRole('button', { name: '匯入', exact: true }).click();
}
const choose = async (file: File) => {
  await expect.element(page.getByRole('button', { name: '選擇檔案' })).toBeVisible();
  await page.getByLabelText('選擇後台匯出的檔案').last().upload(file);
};
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

function drop(...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  const target = page.getByText('表單', { exact: true }).element();
  target.dispatchEvent(event('dragover'));
  target.dispatchEvent(event('drop'));
}

test('changes are previewed, can be left out, are filled in and undone', async () => {
  await opened({ figures: { likes: 9000, comments: 7, yt_final_total_views: 214_386 } });
  await choose(csv(mine, other));
  await expect.element(page.getByText('「表格資料.csv」・YouTube工作室')).toBeVisible();
  await expect.element(page.getByText('已依上線連結或上線日選好，請確認')).toBeVisible();
  await expect.element(row('喜歡次數')).toMatchTextContent(/9,000/);
  await expect.element(row('喜歡次數')).toMatchTextContent(/取代11,842/);
  await expect.element(row('觀看次數')).toMatchTextContent(/相同/);
  // Unrecognised columns are offered, too.
  await page.getByText('沒有用到的1個欄位').click();
  await page.getByRole('combobox', { name: '「曝光次數」填到' }).click();
  await page.getByRole('option', { name: '首週曝光次數' }).click();
  await expect.element(row('曝光次數')).toMatchTextContent(/新增1,520,000/);
  await page.getByRole('combobox', { name: '「喜歡次數」填到' }).click();
  await page.getByRole('option', { name: '不匯入' }).click();
  await page.getByRole('button', { name: '填入1項數據' }).click();
  await expect.element(page.getByText('已從「表格資料.csv」填入1項數據')).toBeVisible();
  expect(content.figures).toEqual({
    likes: 9000,
    comments: 7,
    yt_final_total_views: 214_386,
    first_week_impressions: 1_520_000,
  });
  await page.getByRole('button', { name: '復原匯入' }).click();
  expect(content.figures).toEqual({
    likes: 9000,
    comments: 7,
    yt_final_total_views: 214_386,
    first_week_impressions: null,
  });
  await expect.element(page.getByRole('button', { name: '匯入', exact: true })).toHaveFocus();
});

test('two columns never fill the same figure', async () => {
  await opened();
  await choose(csv(mine));
  await page.getByText('沒有用到的1個欄位').click();
  await page.getByRole('combobox', { name: '「曝光次數」填到' }).click();
  await page.getByRole('option', { name: '影片總觀看次數' }).click();
  await expect.element(row('曝光次數')).toMatchTextContent(/1,520,000/);
  await expect.element(page.getByRole('combobox', { name: '「觀看次數」填到' })).toMatchTextContent(/不匯入/);
});

test('asks for the post if none is likely; its name is not run as a formula', async () => {
  await opened();
  await choose(csv(mine.replace('dQw4w9WgXcQ', 'bbbbbbbbbbb').replace('12月16日', '12月1日'), other));
  const take = page.getByRole('button', { name: /^填入/ });
  await take.click({ force: true });
  await expect.element(page.getByText('先選擇這次合作的貼文')).toBeVisible();
  await page.getByRole('combobox', { name: /這次合作的貼文/ }).click();
  await page.getByRole('option', { name: /=cmd/ }).click();
  await take.click();
  expect(content.figures.yt_final_total_views).toBe(214_386);
});

test('days are added to the existing ones, and can be left out', async () => {
  await opened({ curve_perday: [{ date: '2026-12-16', value: 1 }] });
  const days = new File(['日期,觀看次數\n2026-12-16,38412\n2026-12-17,21000\n2026-02-30,5'], '總計.csv');
  await choose(days);
  await expect.element(page.getByText('2026/12/16至2026/12/17，共2天，1天會取代現在的數字')).toBeVisible();
  await expect.element(page.getByText('第4行「日期」：看不懂日期，這一行沒有匯入')).toBeVisible();
  await page.getByRole('checkbox', { name: '匯入每日數據' }).click();
  await page.getByRole('button', { name: /^填入/ }).click({ force: true });
  await expect.element(page.getByText('檔案裡沒有要填入的新數字')).toBeVisible();
  await page.getByRole('checkbox', { name: '匯入每日數據' }).click();
  await page.getByRole('button', { name: '填入2天' }).click();
  expect(content.curve_perday).toEqual([
    { date: '2026-12-16', value: 38_412 },
    { date: '2026-12-17', value: 21_000 },
  ]);
  await page.getByRole('button', { name: '復原匯入' }).click();
  expect(content.curve_perday).toEqual([{ date: '2026-12-16', value: 1 }]);
});

test('a dropped file is read; dropped again, nothing is reported as new', async () => {
  await render(<Form first={emptyReport('video')} />);
  drop(csv(mine));
  await page.getByRole('button', { name: '填入2項數據' }).click();
  expect(content.figures).toEqual({ yt_final_total_views: 214_386, likes: 11_842 });
  drop(csv(mine));
  await expect.element(row('喜歡次數')).toMatchTextContent(/相同/);
  await page.getByRole('button', { name: /^填入/ }).click({ force: true });
  await expect.element(page.getByText('檔案裡沒有要填入的新數字')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a spreadsheet is read; an archive offers each of its files', async () => {
  await opened();
  const sheet = await xlsxOf([
    [
      ['Content', 'Video title', 'Views', 'Average percentage viewed'],
      ['dQw4w9WgXcQ', 'Night serum', 214_386, { value: 0.524, format: 10 }],
    ],
  ]);
  await choose(new File([sheet], 'report.xlsx'));
  await expect.element(row('Average percentage viewed')).toMatchTextContent(/52\.4%/);
  await page.getByRole('button', { name: '換一個檔案' }).click();
  const archive = await zipOf([
    { name: '總計.csv', bytes: utf8('日期,觀看次數\n2026-12-16,38412') },
    { name: '表格資料.csv', bytes: utf8(`${header}\n${mine}`) },
  ]);
  await choose(new File([archive], 'YouTube.zip'));
  await expect.element(row('觀看次數')).toMatchTextContent(/214,386/);
  await page.getByRole('combobox', { name: '壓縮檔裡的檔案' }).click();
  await page.getByRole('option', { name: '總計.csv' }).click();
  await page.getByRole('button', { name: '填入1天' }).click();
  expect(content.curve_perday).toEqual([{ date: '2026-12-16', value: 38_412 }]);
});

test.each([
  ['a quote that does not end', csv(`abc,"A,2026年1月1日,1,2,3`), `第2行：${importMessages.quote}`],
  [
    'a picture named .csv',
    new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])], 'a.csv'),
    importMessages.notText,
  ],
  ['an old Excel file', new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'a.xls'), importMessages.oldExcel],
])('%s is refused, and another file can be chosen', async (_, file, refusal) => {
  await opened();
  await choose(file);
  await expect.element(page.getByRole('alert')).toMatchTextContent(refusal);
  await page.getByRole('button', { name: '換一個檔案' }).click();
  await choose(csv(mine));
  await expect.element(page.getByRole('button', { name: '填入2項數據' })).toBeVisible();
});
