import { exportCalls, type RemarksFormat, videoCommentCalls } from '@paidang/contract/calls';
import { videoTimeOf } from '@paidang/contract/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { openVideoDesk } from '../../../test/video-desk';

let server: TestApp;
let desk: Awaited<ReturnType<typeof openVideoDesk>>;
beforeAll(async () => {
  server = await buildTestApp();
  desk = await openVideoDesk(server);
  const { video_uuid } = (await desk.link('https://cdn.example.com/a.mp4')).json().data;
  await desk.confirm(video_uuid, { duration: 60 });
  await desk.send(video_uuid);
  const say = async (body: object, as = desk.vendor) => {
    const sent = { params: desk.params, body: { task_uuid: desk.task.id, ...body }, as };
    return (await server.call(videoCommentCalls.send, sent)).json().data.message_id;
  };
  const first = await say({ message: '=1+1 太暗', time: videoTimeOf(41), time_end: videoTimeOf(50) });
  await say({ message: '會調亮', message_id: first }, desk.creator);
  await say({ message: '整體很好' });
});
afterAll(() => server.close());

const file = (format: RemarksFormat, version = 1) =>
  server.call(exportCalls.remarks, { params: { ...desk.params, version }, query: { format }, as: desk.creator });

test('the comments on a film are a table, in which no text runs as a formula', async () => {
  const response = await file('csv');
  expect(response.headers['content-disposition']).toContain(encodeURIComponent('影片 v1 留言.csv'));
  const [head, general, timed] = response.body.trim().split('\r\n');
  expect(head).toContain('編號,時間,寫的人,身分,留言,回覆,處理');
  expect(general).toContain('整體很好');
  expect(timed).toContain(`00:41–00:50,${desk.vendor.name},廠商,'=1+1 太暗,${desk.creator.name}：會調亮,未處理,v1`);
});

test('the same is a workbook', async () => {
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

test('of a version there is not, there is no file', async () => {
  expect((await file('csv', 2)).statusCode).toBe(404);
});
