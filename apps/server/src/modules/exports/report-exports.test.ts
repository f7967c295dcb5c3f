import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caseReportCalls, type SummaryFormat } from '@paidang/contract/calls';
import type { CaseReportSummary, ReportContent } from '@paidang/contract/entities';
import { emptyReport } from '@paidang/contract/report';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { provideReports } from '../../../test/factories/reports';
import { createUser, type TestUser } from '../../../test/factories/users';
import { paths } from '../../config/paths';
import { projects } from '../projects/schema';
import { keepPicture } from '../uploads';
import { summarySheet } from './report-sheets';

let server: TestApp;
let at: TestProject;
let platformId: string;
const now = new Date('2027-01-06T02:00:00Z');
const formula = "=cmd|'/C calc'!A0";

const days = Array.from({ length: 21 }, (_, index) => ({
  date: new Date(Date.UTC(2026, 11, 16 + index)).toISOString().slice(0, 10),
  value: Math.round(38_412 / (1 + index * 0.4)),
}));
const facebook: ReportContent = {
  ...emptyReport('post'),
  figures: { fb_views: 24_870, shares: 211, comments: 96, post_reach: 41_208, reactions: 1388, link_clicks: 1742 },
};

/** A picture of the demo, stored for the task. */
async function keep(name: string): Promise<string> {
  const bytes = await readFile(join(paths.demo, 'pictures', name));
  return server.transact(async (tx) => {
    const photo = {
      bytes,
      mediaType: 'image/jpeg',
      extension: 'jpg',
      width: 1200,
      height: 800,
      originalName: name,
    } as const;
    return `/files/${await keepPicture(tx, server.platform.storage, photo, { taskId: at.task.id })}`;
  });
}

beforeAll(async () => {
  server = await buildTestApp();
  server.clock.now = now;
  at = await createProject(server.transact, {
    platforms: [
      { title: 'YouTube', kind: 'post' },
      { title: 'Facebook', kind: 'post' },
    ],
  });
  await server.db.update(projects).set({ name: formula }).where(eq(projects.id, at.project.id));
  const youtube: ReportContent = {
    ...emptyReport('video'),
    figures: {
      yt_final_total_views: 214_386,
      yt_first_week_mission_views: 142_910,
      likes: 11_842,
      comments: 1206,
      view_rate: 52.4,
      unique_views: 168_204,
      female_percent: 78,
      male_percent: 22,
      highest_age_group: '25-34',
      second_highest_age_group: '35-44',
    },
    curve_perday: days,
    other_info: [{ label: '平均觀看時間', value: '4分15秒👀' }],
    report_banner_url: await keep('serum_wide.jpg'),
    other_img: [await keep('night_close.jpg'), await keep('coffee.jpg')],
  };
  await provideReports(server.transact, at, { contents: { YouTube: youtube, Facebook: facebook }, sentAt: now });
  const [report] = (await server.call(caseReportCalls.list, { params: { task: at.task.id }, as: at.vendor })).json()
    .data.reports;
  platformId = report.url_uid;
});
afterAll(() => server.close());

const summaryFile = (format: SummaryFormat, as = at.vendor) =>
  server.call(caseReportCalls.exportSummary, { params: { task: at.task.id }, query: { format }, as });
const versionFile = (version: number, as: TestUser = at.vendor) =>
  server.call(caseReportCalls.exportVersion, { params: { task: at.task.id, url_uid: platformId, version }, as });
const summary = async (): Promise<CaseReportSummary> =>
  (await server.call(caseReportCalls.summary, { params: { task: at.task.id }, as: at.vendor })).json().data;

describe('the summary of a task’s reports as a file', () => {
  test('R-rep-08 is a PDF with drawn charts, pictures and links', async () => {
    const file = await summaryFile('pdf');
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('成效總表.pdf'));
    const source = file.rawPayload.toString('latin1');
    expect(source.startsWith('%PDF-1.')).toBe(true);
    expect(source).toContain('NotoSansTC');
    expect(source).toContain('/Subtype /Image');
    expect(file.rawPayload.length).toBeLessThan(600_000);
  });

  test('R-rep-08 contains both sides, the totals and how costs are calculated, but nothing about earlier projects', async () => {
    const sheet = summarySheet(await summary(), null, now);
    expect(sheet).toMatchObject({
      head: ['080', '結案報告', '2027/01/06'],
      main: { title: '總觀看次數', value: '239,256', note: 'YouTube 214,386\nFacebook 24,870' },
    });
    expect(sheet.figures).toContainEqual({
      title: '每次點擊成本',
      value: 'NT$17.22',
      note: 'NT$30,000÷點擊1,742',
    });
    expect(sheet.sections.map(({ type }) => type)).toEqual(['bars', 'audience', 'table', 'pictures', 'lines']);
    expect(sheet.sections.at(-1)).toMatchObject({
      lines: [
        { title: 'YouTube', text: '喜歡次數＋留言數' },
        { title: 'Facebook', text: '按讚與心情數＋留言數＋分享數' },
      ],
    });
  });

  test('R-rep-08 is a readable workbook with every figure as a number', async () => {
    const file = await summaryFile('xlsx');
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('成效總表.xlsx'));
    const files = unzipSync(new Uint8Array(file.rawPayload));
    const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
    for (const name of ['合計', '各平台', '所有數據', '每日觀看']) expect(text('xl/workbook.xml')).toContain(name);
    expect(text('xl/worksheets/sheet1.xml')).toContain('<v>239256</v>');
    expect(text('xl/worksheets/sheet2.xml')).toContain('<v>41208</v>');
    for (const path of Object.keys(files)) expect(text(path)).not.toContain('<f>');
  });

  test('R-rep-08 is a CSV file', async () => {
    const file = await summaryFile('csv');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const rows = file.body.split('\r\n');
    expect(rows[0]).toBe('\ufeff合計');
    expect(rows[2]).toBe('30000,239256,14743,6.16,1742,0.13,2.03,17.22');
    expect(rows).toContain('YouTube,,,214386,168204,11842,1206,,,,13048,6.09');
    expect(rows).toContain('2026-12-16,38412');
  });

  test('exists before the first report', async () => {
    const fresh = await createProject(server.transact);
    for (const format of ['pdf', 'xlsx', 'csv'] as const) {
      const file = await server.call(caseReportCalls.exportSummary, {
        params: { task: fresh.task.id },
        query: { format },
        as: fresh.creator,
      });
      expect(file.statusCode, format).toBe(200);
    }
  });

  test('is only for the two members of the task', async () => {
    const stranger = await createUser(server.transact, { role: 'Vendor' });
    expect((await summaryFile('csv', stranger)).statusCode).toBe(404);
    expect((await summaryFile('csv', at.creator)).statusCode).toBe(200);
    expect((await versionFile(1, stranger)).statusCode).toBe(404);
  });
});

describe('a version of the report of one platform', () => {
  test('R-rep-01 is a PDF with its pictures', async () => {
    const file = await versionFile(1, at.creator);
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('YouTube｜結案報告 v1.pdf'));
    const source = file.rawPayload.toString('latin1');
    expect(source).toContain('/Subtype /Image');
    expect(source).toContain('NotoEmoji');
  });

  test('is not found when it does not exist', async () => {
    expect((await versionFile(2)).statusCode).toBe(404);
  });
});
