import {
  acceptanceCalls,
  briefCalls,
  caseReportCalls,
  exportCalls,
  outlineCalls,
  traceCalls,
} from '@paidang/contract/calls';
import type { TraceMatrix } from '@paidang/contract/entities';
import { emptyBrief, videoTimeOf } from '@paidang/contract/rules';
import { renderDocument } from '@paidang/editor/core';
import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { filmFile, testFfmpeg } from '../../../test/film-files';
import { createVideoFixture, makeFilms } from '../../../test/video-fixture';
import { steps } from '../../schema';
import { readTrace } from './read-trace';
import { traceBlocks } from './trace-document';

let server: TestApp;
let fixture: Awaited<ReturnType<typeof createVideoFixture>>;

const brief = {
  ...emptyBrief,
  must_say: ['三滴，不多不少'],
  must_show: ['瓶身正面'],
  must_not_say: ['不可說「修復」'],
  product: '夜間精華',
  selling_points: ['清爽'],
  ad_disclosure: '與山眠合作',
  licence_term: '六個月',
  deliverables: [{ title: '影片', quantity: 1, note: '' }],
  platforms: [{ platform_title: 'YouTube', kind: 'post' as const }],
};

const open = (code: string, turn: 'vendor' | 'creator', status: string) =>
  server.db
    .update(steps)
    .set({ turn, status })
    .where(and(eq(steps.taskId, fixture.task.id), eq(steps.function, code)));

const textOf = (bytes: Uint8Array): string =>
  strFromU8(unzipSync(new Uint8Array(bytes))['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]+>/g, ' ');
const picturesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;

beforeAll(async () => {
  server = await buildTestApp();
  fixture = await createVideoFixture(server);
  await open('020', 'vendor', 'todo');
  const asked = { content: brief, is_draft: false, revision: 0 };
  expect(
    (await server.call(briefCalls.store, { params: fixture.params, body: asked, as: fixture.vendor })).statusCode,
  ).toBe(200);
  await open('030', 'creator', 'changes_requested');
  const outline = { content: '<p>睡前三滴，不多不少，修復肌膚。</p>', is_draft: false, revision: 0 };
  await server.call(outlineCalls.store, { params: fixture.params, body: outline, as: fixture.creator });
  const uploaded = await fixture.upload(await filmFile('mp4', { seconds: 2, size: '640x360' }));
  await makeFilms(server, await testFfmpeg());
  await open('050', 'creator', 'changes_requested');
  const { video_uuid } = uploaded.json().data;
  await fixture.confirm(video_uuid);
  await fixture.send(video_uuid);
  const matrix: TraceMatrix = (
    await server.call(traceCalls.view, { params: fixture.params, query: {}, as: fixture.vendor })
  ).json().data;
  const shown = matrix.requirements.find(({ kind }) => kind === 'show')?.requirement_uuid ?? '';
  const body = { requirement_uuid: shown, version: 1, is_met: true, time: videoTimeOf(1) };
  const params = { ...fixture.params, function: '050' as const };
  expect((await server.call(traceCalls.mark, { params, body, as: fixture.vendor })).statusCode).toBe(200);
});
afterAll(() => server.close());

test('the acceptance sheet contains each requirement’s state in every step, with gaps in red and evidence', async () => {
  const params = fixture.params;
  const word = await server.call(acceptanceCalls.export, { params, query: { format: 'docx' }, as: fixture.creator });
  const files = Object.keys(unzipSync(new Uint8Array(word.rawPayload)));
  expect(files.filter((path) => path.startsWith('word/media/'))).toHaveLength(1);
  const text = textOf(word.rawPayload).replace(/\s+/g, ' ');
  expect(text).toMatch(/需求對照 需求單v1的3條，還缺3處。/);
  expect(text).toMatch(/瓶身正面 影片製作 A copy 對到 00:01/);
  expect(text).toContain(fixture.vendor.name);
  const pdf = await server.call(acceptanceCalls.export, { params, query: { format: 'pdf' }, as: fixture.vendor });
  expect(picturesIn(pdf.rawPayload)).toBe(1);
  const trace = await readTrace(server.platform, { task: fixture.task });
  const html = trace ? renderDocument(traceBlocks(trace)) : '';
  expect(html).toMatch(/<[^>]*red[^>]*>(<strong>)?出現了/);
  expect(html).toContain('還沒送出');
});

test('the report summary and a version’s PDF contain it as well, but the Word file does not', async () => {
  const { params } = fixture;
  const sheet = (format: 'pdf' | 'csv') =>
    server.call(caseReportCalls.exportSummary, { params, query: { format }, as: fixture.vendor });
  const csv = (await sheet('csv')).body;
  expect(csv).toContain('需求對照\r\n編號,類型,需求,創意大綱 v1');
  expect(csv).toMatch(/\r\n2,必拍,瓶身正面,缺,.*對到 00:01/);
  expect(picturesIn((await sheet('pdf')).rawPayload)).toBe(1);
  const version = async (format: 'pdf' | 'docx') =>
    (
      await server.call(exportCalls.version, {
        params: { ...params, function: '030', version: 1 },
        query: { format },
        as: fixture.creator,
      })
    ).rawPayload;
  expect(textOf(await version('docx'))).not.toContain('需求對照');
  expect((await version('pdf')).subarray(0, 4).toString()).toBe('%PDF');
});
