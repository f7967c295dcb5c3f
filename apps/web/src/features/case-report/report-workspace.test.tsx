import '@paidang/ui/styles.css';
import '@paidang/comment-board/styles.css';
import '@paidang/editor/styles.css';
import '../../styles/app.css';
import { CommentBoardProvider } from '@paidang/comment-board';
import { createMemoryPort } from '@paidang/comment-board/testing';
import type { CaseReport, CaseReports, ReportContent, ReportVersion } from '@paidang/contract/entities';
import { emptyReport } from '@paidang/contract/report';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from '../../stores/session';
import { creator, project, vendor } from '../../testing/people';
import { stubServer } from '../../testing/stub-server';
import { ReportWorkspace } from './report-workspace';

const [task] = project.tasks;
if (!task) throw new Error('The project of the tests has no task.');

const id = '0199a000-0000-7000-8000-000000000081';
const content: ReportContent = { ...emptyReport('essay'), figures: { reads: 8200, link_clicks: 190 } };
const version = (change: Partial<ReportVersion> = {}): ReportVersion => ({
  uuid: '0199a000-0000-7000-8000-000000000091',
  number: 1,
  content,
  created_by: creator,
  sent_at: '2026-11-20T12:30:00.000Z',
  opened_at: '2026-11-20T13:00:00.000Z',
  accepted_at: null,
  update_request: null,
  changes: [],
  ...change,
});
const writing: CaseReport = {
  url_uid: id,
  platform: { platform_uuid: id, platform_title: '方格子', kind: 'post', needs_text: true, needs_photos: false },
  report_type: 'essay',
  work: null,
  status: 'requested',
  turn: 'creator',
  versions: [],
  draft: null,
  revision: 0,
  allowed: ['save_draft', 'send'],
};
const provided: CaseReport = {
  ...writing,
  status: 'opened',
  turn: 'vendor',
  versions: [version()],
  allowed: ['accept', 'request_update'],
};
const reportsOf = (report: CaseReport): CaseReports => ({
  project,
  task,
  step: { ...task.steps[0]!, function: '080', status: report.status, turn: report.turn, version: 0 },
  reports: [report],
  goals: [{ metric: 'clicks', target: 200, reached: 190, percent: 95, outcome: 'missed' }],
  may_request: false,
});

let uploaded = 0;
const port = { uploadImage: async () => ({ src: `/files/${++uploaded}.png`, alt: '' }) };

function Page({ start, isVendor }: { start: CaseReport; isVendor: boolean }) {
  const [reports, setReports] = useState(reportsOf(start));
  const me = isVendor ? vendor : creator;
  const author = { ...me, company: '' };
  const [board] = useState(() => createMemoryPort({ author }));
  return (
    <main>
      <ReportWorkspace
        reports={reports}
        report={reports.reports[0]}
        user={me.uuid}
        isVendor={isVendor}
        isEditing={!isVendor}
        port={port}
        headEnd={null}
        notice={null}
        inBoard={(work) => (
          <CommentBoardProvider boardId="report" port={board} version={1} author={author}>
            {work}
          </CommentBoardProvider>
        )}
        onReports={setReports}
      />
    </main>
  );
}

const open = (start: CaseReport, isVendor = false) => {
  useSession.setState({ user: isVendor ? vendor : creator });
  return render(
    <MemoryRouter>
      <Page start={start} isVendor={isVendor} />
    </MemoryRouter>,
  );
};

// Preloaded: the test is about the content, not about loading time.
beforeAll(async () => {
  await Promise.all([import('./report-form'), import('./report-dialogs')]);
});
/** Not what the draft saves by itself, which may happen between two steps of a test. */
let sentReports: ReportContent[];
beforeEach(async () => {
  sentReports = [];
  await page.viewport(1440, 900);
  const keep = ({ revision }: Record<string, unknown>) => reportsOf({ ...writing, revision: Number(revision) + 1 });
  const provide = (report: Record<string, unknown>) => {
    sentReports.push(report.content as ReportContent);
    return keep(report);
  };
  const base = `/api/case-reports/${task.uuid}/${id}`;
  stubServer({ [`POST ${base}`]: keep, [`POST ${base}/provide`]: provide });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  useSession.getState().logout();
});

test('R-rep-05 a day with one missing cell is not dropped: its row reports it before the report is provided', async () => {
  await open(writing);
  await page.getByRole('spinbutton', { name: /^閱讀次數/ }).fill('8200');
  await page.getByRole('button', { name: '新增一天' }).click();
  await page.getByLabelText('第1列日期').fill('2026-11-20');
  await page.getByRole('button', { name: '提供報告' }).click();
  await expect.element(page.getByText('請填寫觀看次數，或刪除這一列')).toBeVisible();
  await expect.element(page.getByLabelText('第1列觀看次數')).toHaveFocus();
  expect(sentReports).toEqual([]);
  await page.getByLabelText('第1列觀看次數').fill('120');
  await expect.element(page.getByText('請填寫觀看次數，或刪除這一列')).not.toBeInTheDocument();
});

test('R-rep-05 a banner and other pictures are uploaded, displayed and removed', async () => {
  await open(writing);
  const picture = new File([new Uint8Array(8)], 'shot.png', { type: 'image/png' });
  const choose = (name: string) => {
    const input = document.querySelector<HTMLInputElement>(`input[type="file"][aria-label="${name}"]`);
    if (!input) throw new Error(`There is no input ${name}.`);
    return userEvent.upload(input, picture);
  };
  await choose('選擇封面圖片');
  await expect.element(page.getByRole('img', { name: '報告封面' })).toBeInTheDocument();
  await choose('新增圖片');
  await choose('新增圖片');
  await expect.element(page.getByRole('img', { name: '成果圖片2' })).toBeInTheDocument();
  await page.getByRole('button', { name: '移除成果圖片1' }).click();
  await expect.element(page.getByRole('img', { name: '成果圖片2' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: '移除報告封面' }).click();
  await expect.element(page.getByRole('img', { name: '報告封面' })).not.toBeInTheDocument();
});

test('what has to be updated must be chosen first: the first invalid control is focused', async () => {
  await open(provided, true);
  await page.getByRole('button', { name: /補充$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '送出' }).click();
  await expect.element(dialog.getByText('請至少選一項')).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: '閱讀次數' })).toHaveFocus();
  await dialog.getByRole('checkbox', { name: '閱讀次數' }).click();
  await dialog.getByRole('button', { name: '送出' }).click();
  await expect.element(dialog.getByRole('textbox', { name: '說明' })).toHaveFocus();
});

test('a comment on a figure stores its value, marks it and links back to it', async () => {
  await open(provided, true);
  await expect.element(page.getByText('數字由創作者提供', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '對連結點擊留言' }).click();
  await expect.element(page.getByText('連結點擊 190')).toBeVisible();
  const composer = page.getByRole('textbox', { name: '寫留言' });
  await expect.element(composer).toHaveFocus();
  await composer.fill('和短網址的數字不同');
  await page.getByRole('button', { name: '送出留言' }).click();
  await expect.element(page.getByRole('button', { name: '看連結點擊的1則留言' })).toBeVisible();
  await expect
    .poll(() => [...(CSS.highlights.get('pd-quote-vendor') ?? [])].map((range) => range.toString()))
    .toEqual(['190']);
});
