import { notificationCalls } from '@paidang/contract/calls';
import type { Notification, NotificationListMeta } from '@paidang/contract/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FakeClient } from '../../../test/broadcast/fake-client';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser, type TestUser } from '../../../test/factories/users';
import { type NewNotification, notify } from '../messaging';

let server: TestApp;
let vendor: TestUser;
let creator: TestUser;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  vendor = await createUser(server.transact, { role: 'Vendor', name: '阿澄' });
  creator = await createUser(server.transact, {
    role: 'Creator',
    name: '小鹿',
    companyName: '小鹿工作室',
    avatar: '/files/deer.png',
  });
});

const parameters = { project_name: '冬季企劃', task_uuid: '0198b0a0-0000-7000-8000-000000000000', task_index: 0 };
const send = (notification: Partial<NewNotification> = {}) =>
  server.transact((tx) => notify(tx, { to: vendor.id, from: creator, code: '2-030-01', parameters, ...notification }));
const list = async (query = {}, user = vendor): Promise<{ data: Notification[]; meta: NotificationListMeta }> =>
  (await server.call(notificationCalls.list, { as: user, query })).json();
const read = (user: TestUser | null, notification: string) =>
  server.call(notificationCalls.read, { as: user, params: { notification } });
const readAll = (user: TestUser | null) => server.call(notificationCalls.readAll, { as: user });
const listener = (user: TestUser) => {
  const client = FakeClient.onServer(server.realtime.endpoint!);
  client.subscribe(`private-user.${user.id}`);
  client.taken();
  return client;
};

describe('list', () => {
  test('R-ntf-01 R-ntf-02 a notification contains sender, code, time and parameters', async () => {
    await send();
    expect((await list()).data).toEqual([
      {
        uuid: expect.any(String),
        is_read: false,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        avatar: '/files/deer.png',
        code: { identity: '2', function: '030', action: '01' },
        parameters: { ...parameters, name: '小鹿', company_name: '小鹿工作室' },
      },
    ]);
  });

  test('notifications of the platform have no picture, and the given name', async () => {
    await send({ from: undefined, code: '3-010-02', parameters: { project_name: '冬季企劃' } });
    await send({ parameters: { company_name: '鹿角影像' } });
    const { data } = await list();
    expect(data).toMatchObject([
      { parameters: { name: '小鹿', company_name: '鹿角影像' } },
      { avatar: null, parameters: { project_name: '冬季企劃' } },
    ]);
  });

  test('R-ntf-03 R-ntf-04 R-ntf-06 ten per page, newest first, with the total unread count', async () => {
    for (let ordering = 1; ordering <= 12; ordering += 1) await send({ parameters: { ordering } });
    const first = await list();
    const second = await list({ page: 2 });
    expect(first.data.map((item) => item.parameters.ordering)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(second.data.map((item) => item.parameters.ordering)).toEqual([2, 1]);
    expect(second.meta).toEqual({ current_page: 2, last_page: 2, has_unread: true, unread_count: 12 });
    expect((await list({ page: 1, per_page: 99 })).data).toHaveLength(12);
    expect((await list({ page: 3 })).data).toEqual([]);
  });

  test('R-ntf-04 R-inv-12 up to 99 invitations can be listed separately, left out, or included', async () => {
    await send();
    await send({ code: '1-010-10' });
    await send({ code: '2-010-10' });
    await send({ code: '2-010-11' });
    const codes = async (query: object) => (await list(query)).data.map(({ code }) => Object.values(code).join('-'));
    expect(await codes({ invitation: 1 })).toEqual(['2-010-10', '1-010-10']);
    expect(await codes({ invitation: 0 })).toEqual(['2-010-11', '2-030-01']);
    const both = await list({ invitation: 0, with_invitations: 1 });
    expect(both.data).toHaveLength(2);
    expect(both.meta.invitations).toEqual((await list({ invitation: 1 })).data);
    expect(await codes({})).toHaveLength(4);
  });

  test('users without notifications get an empty first page', async () => {
    expect(await list()).toMatchObject({
      data: [],
      meta: { current_page: 1, last_page: 1, has_unread: false, unread_count: 0 },
    });
  });

  test.each<Record<string, string | number>>([{ page: 0 }, { page: 'x' }, { per_page: 100 }, { invitation: 2 }])(
    '%o is answered with 422',
    async (query) => {
      expect((await server.call(notificationCalls.list, { as: vendor, query })).statusCode).toBe(422);
    },
  );
});

describe('reading', () => {
  test('R-ntf-05 R-ntf-10 reading a notification again changes nothing', async () => {
    await send();
    await send();
    const [newer, older] = (await list()).data;
    for (let time = 0; time < 2; time += 1) {
      const response = await read(vendor, older?.uuid ?? '');
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ status: '0000', data: { uuid: older?.uuid, is_read: true } });
    }
    const after = await list();
    expect(after.data.map(({ uuid, is_read }) => [uuid, is_read])).toEqual([
      [newer?.uuid, false],
      [older?.uuid, true],
    ]);
    expect(after.meta).toMatchObject({ has_unread: true, unread_count: 1 });
  });

  test('R-ntf-05 R-ntf-10 all are read at once, those of others stay unread', async () => {
    await send({ to: [vendor.id, creator.id] });
    await send();
    const response = await readAll(vendor);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: '0000', message: '', data: null });
    expect((await list()).meta).toMatchObject({ has_unread: false, unread_count: 0 });
    expect((await list('', creator)).meta).toMatchObject({ has_unread: true, unread_count: 1 });
  });

  test('a notification of somebody else does not exist, and stays unread', async () => {
    await send();
    const [item] = (await list()).data;
    const response = await read(creator, item?.uuid ?? '');
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('0404');
    expect((await list()).data).toMatchObject([{ is_read: false }]);
  });

  test('R-ntf-10 opening a page reads notifications that link to it, and updates the user’s other pages', async () => {
    const task = '0198b0a0-0000-7000-8000-000000000001';
    const project_uuid = '0198b0a0-0000-7000-8000-000000000002';
    const here = { project_name: '冬季企劃', project_uuid, task_uuid: task, task_index: 0 };
    const message_id = '0198b0a0-0000-7000-8000-000000000003';
    await send({ parameters: here });
    await send({ code: '2-030-04', parameters: { ...here, message_id } });
    await send({ code: '2-050-01', parameters: here });
    await send({ parameters: { ...here, task_uuid: message_id } });
    await send({ code: '2-090-01', parameters: here });
    const client = listener(vendor);
    const at = async (path: string, comments = false) =>
      (await server.call(notificationCalls.readPlace, { as: vendor, body: { path, comments } })).json().data;

    expect(await at(`/outline/${task}?index=0`)).toEqual({ has_unread: true, unread_count: 4 });
    expect(client.taken().map(({ event, data }) => [event, JSON.parse(String(data))])).toEqual([
      ['notifications-read', {}],
    ]);
    expect(await at(`/outline/${task}?comment=${message_id}`, true)).toMatchObject({ unread_count: 3 });
    expect(await at(`/project/schedule-setting?id=${project_uuid}&index=0&task_uuid=${task}&task_type=video`)).toEqual({
      has_unread: true,
      unread_count: 2,
    });
    const left = (await list()).data.filter(({ is_read }) => !is_read);
    expect(left.map(({ code, parameters: { task_uuid } }) => [code.function, task_uuid])).toEqual([
      ['030', message_id],
      ['050', task],
    ]);
    client.taken();
    expect(await at('/project')).toMatchObject({ unread_count: 2 });
    expect(await at(`//[${'x'.repeat(90)}`)).toMatchObject({ unread_count: 2 });
    expect(client.taken()).toEqual([]);
    expect((await server.call(notificationCalls.readPlace, { as: vendor, body: { path: 1 } })).statusCode).toBe(422);
  });

  test('R-ntf-10 notifications about invitations are read on the page that lists them', async () => {
    await send({ code: '2-010-10', parameters: { project_build_invitation_uuid: parameters.task_uuid } });
    await send();
    const body = { path: '/invitation', comments: false };
    const response = await server.call(notificationCalls.readPlace, { as: vendor, body });
    expect(response.json().data).toEqual({ has_unread: true, unread_count: 1 });
  });

  test.each(['0198b0a0-0000-7000-8000-000000000000', 'x'])('%s is not a notification', async (id) => {
    expect((await read(vendor, id)).statusCode).toBe(404);
  });

  test('nothing is returned or changed without a token', async () => {
    const asked = [
      server.call(notificationCalls.list),
      read(null, '0198b0a0-0000-7000-8000-000000000000'),
      readAll(null),
      server.call(notificationCalls.readPlace, { body: { path: '/invitation', comments: false } }),
    ];
    expect((await Promise.all(asked)).map((response) => response.statusCode)).toEqual([401, 401, 401, 401]);
  });
});

describe('live', () => {
  test('R-rt-01 each recipient gets what the list will show, and others nothing', async () => {
    const [forVendor, forCreator, forStranger] = [
      listener(vendor),
      listener(creator),
      listener(await createUser(server.transact, { role: 'Creator' })),
    ];
    await send({ to: [vendor.id, creator.id, vendor.id] });
    const frames = forVendor.taken();
    expect(frames.map(({ event, channel }) => [event, channel])).toEqual([
      ['new-notification', `private-user.${vendor.id}`],
    ]);
    expect([JSON.parse(frames[0]?.data as string)]).toEqual((await list()).data);
    expect(forCreator.taken()).toHaveLength(1);
    expect(forStranger.taken()).toEqual([]);
  });

  test('nothing is sent or kept when the work fails', async () => {
    const client = listener(vendor);
    const work = server.transact(async (tx) => {
      await notify(tx, { to: vendor.id, code: '3-010-02', parameters });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(client.taken()).toEqual([]);
    expect((await list()).data).toEqual([]);
  });

  test('notifying nobody is not an error', async () => {
    expect((await send({ to: [] })).size).toBe(0);
  });
});
