import { randomUUID } from 'node:crypto';
import { consultationCalls, platformConsultationCalls } from '@paidang/contract/calls';
import { consultationLimits } from '@paidang/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createStaff, type TestStaff } from '../../../test/factories/staff';
import { createUser } from '../../../test/factories/users';
import { mailsTo } from '../../../test/mails';
import { consultations } from './schema';
import { deleteOldConsultations } from './store';

const operator = 'hello@paidang.test';

let server: TestApp;
let staff: TestStaff;
let colleague: TestStaff;
beforeAll(async () => {
  server = await buildTestApp({ SITE_EMAIL: operator });
  staff = await createStaff(server.transact, { name: '小林', roles: ['support'] });
  colleague = await createStaff(server.transact, { name: '小陳', roles: ['support'] });
});
afterAll(() => server.close());

let address = 0;
beforeEach(() => {
  address += 1;
});

const form = (changes: object = {}) => ({
  uuid: randomUUID(),
  name: '許雅筑',
  company: '山眠',
  email: `visitor-${address}@brand.test`,
  phone: '02-2345-6789',
  topic: 'japan',
  message: '想找在日本的創作者。\n預算三十萬。',
  agreed: true,
  ...changes,
});
const send = (body: object, network = `10.1.0.${address}`) =>
  server.call(consultationCalls.send, { body, headers: { 'x-forwarded-for': network } });
const sent = async (changes: object = {}) => {
  const body = form(changes);
  expect((await send(body)).json().status).toBe('0000');
  return body;
};
const { list, get, take, answer, note, close, reopen } = platformConsultationCalls;
const at = (uuid: string, body?: object, as = staff) => ({ as, params: { consultation: uuid }, ...(body && { body }) });

describe('R-land-05 a visitor’s consultation', () => {
  test('is stored, mailed to the operator, and confirmed without repeating the message', async () => {
    const { uuid, email } = await sent({ name: 'Amy www.evil.example' });
    const [receipt] = await mailsTo(server, email);
    expect(receipt).toMatchObject({ subject: '我們收到你的諮詢了｜拍檔' });
    expect(receipt!.body).not.toContain('預算三十萬');
    expect(receipt!.body).not.toContain('www.evil');
    const notice = (await mailsTo(server, operator))[0];
    expect(notice!.body).toContain('預算三十萬');
    expect(notice!.body).toContain(`/console/consultations/${uuid}`);
    const { data } = (await server.call(get, at(uuid))).json();
    expect(data).toMatchObject({ uuid, status: 'open', topic: 'japan', company: '山眠', taken_by: null, answers: [] });
  });

  test('is stored once, however often the form is sent', async () => {
    const body = form();
    await Promise.all([send(body), send(body)]);
    expect(await mailsTo(server, body.email)).toHaveLength(1);
    expect((await server.call(get, at(body.uuid))).statusCode).toBe(200);
  });

  test('is refused with a message at each missing field', async () => {
    const answered = await send(form({ name: ' ', email: 'abc', phone: '12', message: '', agreed: false }));
    expect(answered.statusCode).toBe(422);
    expect(answered.json().errors).toMatchObject({
      name: ['請填寫此欄位'],
      email: ['請填寫正確的Email格式'],
      phone: ['無效的電話號碼'],
      message: ['請填寫此欄位'],
    });
  });

  test('is answered but not stored when the hidden field is filled in', async () => {
    const before = await server.db.$count(consultations);
    const { email } = await sent({ website: 'https://spam.example' });
    expect(await mailsTo(server, email)).toEqual([]);
    expect(await server.db.$count(consultations)).toBe(before);
  });

  test('is limited per day for a network and for an address', async () => {
    const email = 'often@brand.test';
    for (let times = 0; times < consultationLimits.perEmail; times += 1) await send(form({ email }), `10.2.0.${times}`);
    expect((await send(form({ email }), '10.2.0.9')).json()).toMatchObject({ status: '0429' });
    for (let times = 0; times < consultationLimits.perNetwork; times += 1) {
      server.clock.now = new Date(server.clock.now.getTime() + 60_000);
      await send(form({ email: `one-${times}@brand.test` }), '10.3.0.1');
    }
    expect((await send(form({ email: 'last@brand.test' }), '10.3.0.1')).statusCode).toBe(429);
    expect(await mailsTo(server, 'last@brand.test')).toEqual([]);
  });
});

describe('staff', () => {
  test('answer by mail with the question quoted, which takes the consultation', async () => {
    const { uuid, email } = await sent();
    const { data } = (await server.call(answer, at(uuid, { text: '我們明天打給你。' }))).json();
    expect(data).toMatchObject({
      status: 'answered',
      taken_by: { uuid: staff.id, name: '小林' },
      answers: [{ text: '我們明天打給你。', by: '小林' }],
    });
    const mail = (await mailsTo(server, email))[0];
    expect(mail).toMatchObject({ subject: '回覆你的諮詢：日本市場｜拍檔' });
    expect(mail!.body).toContain('我們明天打給你。');
    expect(mail!.body).toContain('＞ 想找在日本的創作者。');
    expect(mail!.body).toContain(`mailto:${operator}`);
  });

  test('cannot answer what a colleague has taken, unless they take it over from that colleague', async () => {
    const { uuid, email } = await sent();
    const both = await Promise.all([
      server.call(take, at(uuid, { from: null })),
      server.call(take, at(uuid, { from: null }, colleague)),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const holder = both[0]!.statusCode === 200 ? staff : colleague;
    const other = holder === staff ? colleague : staff;
    const refused = await server.call(answer, at(uuid, { text: '我來' }, other));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ message: `${holder.name}正在處理這件諮詢`, data: { uuid } });
    expect(await mailsTo(server, email)).toHaveLength(1);
    expect((await server.call(take, at(uuid, { from: holder.id }, other))).json().data.taken_by.uuid).toBe(other.id);
    expect((await server.call(answer, at(uuid, { text: '我來' }, other))).statusCode).toBe(200);
  });

  test('can keep a note, close, and reopen with the earlier status', async () => {
    const { uuid } = await sent();
    expect((await server.call(note, at(uuid, { note: '下週回電' }))).json().data.note).toBe('下週回電');
    expect((await server.call(close, at(uuid))).json().data.status).toBe('closed');
    expect((await server.call(reopen, at(uuid))).json().data.status).toBe('open');
    await server.call(answer, at(uuid, { text: '好' }));
    await server.call(close, at(uuid));
    expect((await server.call(reopen, at(uuid))).json().data.status).toBe('answered');
  });

  test('list consultations newest first, by page and status', async () => {
    const { uuid } = await sent();
    const more = Array.from({ length: consultationLimits.pageSize }, (_, index) => ({
      ...{
        topic: 'other' as const,
        name: `第${index}位`,
        company: '甲',
        email: 'x@brand.test',
        phone: '',
        message: '好',
      },
      createdAt: server.clock.now,
    }));
    await server.db.insert(consultations).values(more);
    const first = (await server.call(list, { as: staff })).json();
    expect(first.data).toHaveLength(consultationLimits.pageSize);
    expect(first.data[0].name).toBe(`第${consultationLimits.pageSize - 1}位`);
    const second = (await server.call(list, { as: staff, query: { cursor: first.meta.next } })).json();
    expect(second.data[0].uuid).toBe(uuid);
    const closed = (await server.call(list, { as: staff, query: { status: 'closed' } })).json();
    expect(closed.data).toHaveLength(first.meta.counts.closed);
  });

  test('are the only ones with access', async () => {
    const { uuid } = await sent();
    const somebody = await createUser(server.transact, { role: 'Vendor' });
    expect((await server.call(get, at(uuid, undefined, somebody))).statusCode).toBe(404);
    expect((await server.call(list, { as: null })).statusCode).toBe(401);
  });

  test('closed consultations are deleted after two years', async () => {
    const { uuid } = await sent();
    await server.call(close, at(uuid));
    await deleteOldConsultations(server.db, new Date(server.clock.now.getTime() + 729 * 86_400_000));
    expect((await server.call(get, at(uuid))).statusCode).toBe(200);
    await deleteOldConsultations(server.db, new Date(server.clock.now.getTime() + 731 * 86_400_000));
    expect((await server.call(get, at(uuid))).statusCode).toBe(404);
  });
});
