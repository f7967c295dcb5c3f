import { exportCalls, type RemarksFormat, videoCommentCalls } from '@paidang/contract/calls';
import type { DrawingDraft } from '@paidang/contract/entities';
import { videoTimeOf } from '@paidang/contract/rules';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { filmFile, testFfmpeg } from '../../../test/film-files';
import { createVideoFixture, makeFilms } from '../../../test/video-fixture';

const drawing: DrawingDraft = {
  shapes: [{ tool: 'arrow', colour: 'warning', width: 6, from: { x: 0.2, y: 0.8 }, to: { x: 0.9, y: 0.1 } }],
  ratio: 16 / 9,
  still: null,
};

let server: TestApp;
let fixture: Awaited<ReturnType<typeof createVideoFixture>>;
beforeAll(async () => {
  server = await buildTestApp();
  fixture = await createVideoFixture(server);
  const { video_uuid } = (await fixture.link('https://cdn.example.com/a.mp4')).json().data;
  await fixture.confirm(video_uuid, { duration: 60 });
  await fixture.send(video_uuid);
  const say = async (body: object, as = fixture.vendor) => {
    const sent = { params: fixture.params, body: { task_uuid: fixture.task.id, ...body }, as };
    return (await server.call(videoCommentCalls.send, sent)).json().data.message_id;
  };
  const first = await say({ message: '=1+1 太暗', time: videoTimeOf(41), time_end: videoTimeOf(50), drawing });
  await say({ message: '會調亮', message_id: first }, fixture.creator);
  await say({ message: '整體很好' });
});
afterAll(() => server.close());

const file = (format: RemarksFormat, version = 1, of = fixture) =>
  server.call(exportCalls.remarks, { params: { ...of.params, version }, query: { format }, as: of.creator });

test('the comments on a video are exported as a table without formulas', async () => {
  const response = await file('csv');
  expect(response.headers['content-disposition']).toContain(encodeURIComponent('影片 v1 留言.csv'));
  const [head, general, timed] = response.body.trim().split('\r\n');
  expect(head).toContain('編號,時間,寫的人,身分,留言,畫記,回覆,處理');
  expect(general).toContain('整體很好');
  expect(timed).toContain(
    `00:41–00:50,${fixture.vendor.name},廠商,'=1+1 太暗,畫記：右上方的箭頭,${fixture.creator.name}：會調亮,未處理,v1`,
  );
});

test('an independent parser reads the same rows', async () => {
  const rows: Record<string, string>[] = parse((await file('csv')).rawPayload, { bom: true, columns: true });
  expect(rows.map(({ 時間, 留言, 畫記 }) => [時間, 留言, 畫記])).toEqual([
    ['', '整體很好', ''],
    ['00:41–00:50', "'=1+1 太暗", '畫記：右上方的箭頭'],
  ]);
});

test('the table can be exported as a workbook', async () => {
  expect((await file('xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK');
});

test.each([
  ['edl', 'text/plain; charset=utf-8', '|M:'],
  ['fcpxml', 'application/xml; charset=utf-8', '<marker start="123000/3000s" duration="27000/3000s"'],
  ['xml', 'application/xml; charset=utf-8', '<in>1230</in>'],
] as const)('those that name a moment are markers in %s', async (format, type, marker) => {
  const response = await file(format);
  expect(response.headers['content-type']).toBe(type);
  expect(response.body).toContain(marker);
  expect(response.body).not.toContain('整體很好');
});

const picturesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;

test('for a linked video, the document contains text instead of frames', async () => {
  const response = await file('pdf');
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['content-disposition']).toContain(encodeURIComponent('影片 v1 留言.pdf'));
  expect(response.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
  expect(picturesIn(response.rawPayload)).toBe(0);
});

test('each comment with a time has its frame in the document, with its drawing', async () => {
  const other = await createVideoFixture(server);
  const uploaded = await other.upload(await filmFile('mp4', { seconds: 2, size: '640x360' }));
  await makeFilms(server, await testFfmpeg());
  const { video_uuid } = uploaded.json().data;
  await other.confirm(video_uuid);
  await other.send(video_uuid);
  for (const body of [{ time: videoTimeOf(0), drawing }, { time: videoTimeOf(1) }, {}]) {
    const sent = {
      params: other.params,
      body: { task_uuid: other.task.id, message: '太暗', ...body },
      as: other.vendor,
    };
    expect((await server.call(videoCommentCalls.send, sent)).statusCode).toBe(200);
  }
  expect(picturesIn((await file('pdf', 1, other)).rawPayload)).toBe(2);
});

test('an unknown version is not found', async () => {
  expect((await file('csv', 2)).statusCode).toBe(404);
});
