import { readFile } from 'node:fs/promises';
import type { CaseReports, WorksView } from '@paidang/contract/entities';
import type { Page } from '@playwright/test';
import { type Api, apiOf } from './fixtures/api.ts';
import { openProject, people, projects } from './fixtures/demo.ts';
import { followFromBell } from './fixtures/live.ts';
import { looksRight } from './fixtures/looks-right.ts';
import { bar, choosePlatform, dontTellByLine, figure, openReport, press } from './fixtures/report-page.ts';
import { accounts, expect, test } from './fixtures/test.ts';

const exported = [
  '內容,影片標題,影片發布時間,觀看次數,喜歡次數,已新增留言',
  '總計,,,"214,386",11842,1206',
  'dQw4w9WgXcQ,旅行枕開箱,2026年11月16日,"214,386",11842,1206',
].join('\r\n');

interface People {
  readonly vendor: Api;
  readonly creator: Api;
  readonly task: string;
}

/** All works except the one on Instagram have passed. */
async function passOthers({ vendor, creator, task }: People): Promise<void> {
  const base = `/api/works-online/${task}`;
  const links = { Threads: 'https://www.threads.com/@a/post/1', TikTok: 'https://www.tiktok.com/@a/video/7' };
  const { works } = (await creator<WorksView>('GET', base)).data;
  for (const { platform, revision } of works) {
    const url = Object.entries(links).find(([title]) => title === platform.platform_title)?.[1];
    if (!url) continue;
    const content = {
      url,
      published_date: '2026-11-16',
      published_time: '20:30',
      text: '與山眠合作',
      is_disclosed: true,
    };
    await creator('POST', `${base}/${platform.platform_uuid}`, { content, is_draft: false, revision });
    const { works: now } = (await vendor<WorksView>('GET', base)).data;
    const number = now.find((one) => one.platform.platform_uuid === platform.platform_uuid)?.reports.length;
    expect((await vendor('POST', `${base}/${platform.platform_uuid}/pass`, { number })).status).toBe(200);
  }
}

/** All reports except the one for YouTube are accepted. */
async function acceptOthers({ vendor, creator, task }: People): Promise<void> {
  const base = `/api/case-reports/${task}`;
  const { reports } = (await creator<CaseReports>('GET', base)).data;
  for (const { url_uid: id, report_type, revision } of reports.filter((one) => one.report_type !== 'video')) {
    const seen = report_type === 'post' ? 'fb_views' : 'ig_video_views';
    const content = {
      report_type,
      figures: { [seen]: 24_870, reactions: 1388, comments: 96, shares: 211, post_reach: 41_208, link_clicks: 12 },
      evidence: {},
      curve_perday: [],
      other_info: [],
      report_banner_url: '',
      other_img: [],
    };
    if (report_type !== 'post') Reflect.deleteProperty(content.figures, 'link_clicks');
    expect((await creator('POST', `${base}/${id}/provide`, { content, revision })).status).toBe(200);
    await vendor('POST', `${base}/${id}/open`, { number: 1 });
    expect((await vendor('POST', `${base}/${id}/accept`, { number: 1 })).status).toBe(200);
  }
}

/** Answers all choices of the questionnaire that is open, and sends it. */
async function rate(page: Page): Promise<void> {
  await page.getByRole('link', { name: '為這次合作評分' }).click();
  await expect(page.getByRole('heading', { name: /^為.+評分/ })).toBeVisible();
  for (const group of await page.getByRole('radiogroup').all()) {
    const scale = group.getByRole('radio', { name: '5分，非常滿意' });
    await ((await scale.count()) > 0 ? scale : group.getByRole('radio', { name: '願意', exact: true })).check();
  }
  await looksRight(page);
  await page.getByRole('button', { name: '送出評分' }).click();
  await expect(page.getByRole('button', { name: '修改評分' })).toBeVisible();
}

for (const [vendorWidth, creatorWidth] of [
  [1440, 390],
  [390, 1440],
] as const) {
  test(`R-rep-01 R-rep-08 R-rate-06 R-prj-14 from the last work to the end of the project, the vendor at ${vendorWidth} px`, async ({
    person,
    server,
  }) => {
    test.setTimeout(180_000);
    const vendor = await person({ as: accounts.vendor, viewport: { width: vendorWidth, height: 844 } });
    const creator = await person({ as: accounts.creator, viewport: { width: creatorWidth, height: 844 } });
    await openReport(creator, projects.online);
    const task = new URL(creator.url()).pathname.split('/')[2] ?? '';
    const both = { vendor: await apiOf(vendor, server), creator: await apiOf(creator, server), task };
    await passOthers(both);

    await test.step('the last work passes, and the creator is asked for the report', async () => {
      await vendor.goto(`/works_upload/${task}`);
      await choosePlatform(vendor, 'Instagram');
      await press(vendor, '審核通過');
      // The published text differs from the approved one.
      await vendor
        .getByRole('alertdialog', { name: 'Instagram審核通過？' })
        .getByRole('button', { name: '仍要通過' })
        .click();
      await dontTellByLine(vendor);
      await creator.goto('/project');
      await followFromBell(creator, `請你提供《${projects.online}》的結案報告`);
      await creator.waitForURL(/\/case_report\//);
      await expect(creator.getByRole('region', { name: '目前進度' })).toContainText('輪到你');
    });

    await test.step('it is filled in from an export', async () => {
      await choosePlatform(creator, 'YouTube');
      await creator.getByRole('button', { name: '匯入', exact: true }).click();
      const file = { name: '表格資料.csv', mimeType: 'text/csv', buffer: Buffer.from(exported) };
      await creator.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
      await creator.getByRole('button', { name: '填入3項數據' }).click();
      await expect(figure(creator, '影片總觀看次數')).toHaveValue('214,386');
      await figure(creator, '首週觀看次數').fill('142910');
      await looksRight(creator);
      await press(creator, '提供報告');
      await expect(creator.getByText('已提供YouTube的結案報告', { exact: true })).toBeVisible();
      await acceptOthers(both);
    });

    await test.step('the vendor asks for an update, gets it and accepts', async () => {
      await openReport(vendor, projects.online);
      await choosePlatform(vendor, 'YouTube');
      await expect(vendor.getByText('214,386').first()).toBeVisible();
      await press(vendor, `請${people.creator}補充`);
      const dialog = vendor.getByRole('dialog', { name: /補充YouTube/ });
      await dialog.getByLabel('留言數').check();
      await dialog.getByLabel('說明').fill('少了Shorts的留言');
      await dialog.getByRole('button', { name: '送出' }).click();
      await dontTellByLine(vendor);
      await press(creator, '更新報告');
      await figure(creator, '留言數').fill('1530');
      await press(creator, '提供更新');
      await expect(vendor.getByText('原為1,206，改為1,530')).toBeAttached();
      await looksRight(vendor);
      await press(vendor, '確認結案');
      await vendor
        .getByRole('alertdialog', { name: '確認YouTube結案？' })
        .getByRole('button', { name: '確認結案' })
        .click();
      await dontTellByLine(vendor);
      await expect(vendor.getByRole('region', { name: 'YouTube' }).getByText('已結案')).toBeVisible();
    });

    await test.step('both rate', async () => {
      await rate(vendor);
      await openProject(creator, projects.online);
      await expect(creator.getByText('已結案').first()).toBeVisible();
      await rate(creator);
    });

    await test.step('the project is closed, and what it reached is a PDF', async () => {
      await openReport(vendor, projects.online);
      await expect(bar(vendor).getByRole('button', { name: '確認結案' })).toHaveCount(0);
      await vendor.getByRole('link', { name: '成效總表' }).click();
      await expect(vendor.getByRole('heading', { level: 1, name: '成效總表' })).toBeVisible();
      await looksRight(vendor);
      const download = vendor.waitForEvent('download');
      await vendor.getByRole('button', { name: '下載' }).click();
      await vendor.getByRole('menuitem', { name: 'PDF報告' }).click();
      expect((await readFile(await (await download).path(), 'latin1')).slice(0, 4)).toBe('%PDF');
    });
  });
}
