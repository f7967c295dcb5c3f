import { hash } from '@node-rs/argon2';
import { accountCalls, serviceDataCalls } from '@paidang/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { pictureFile } from '../../../test/factories/files';
import { serviceFields, serviceSecrets } from '../../../test/factories/service-data';
import { createUser, type TestUser } from '../../../test/factories/users';
import { mailsTo } from '../../../test/mails';
import { openSuperSession } from '../sessions';
import { linkPicture, openServiceData, readServiceData } from '.';

const password = 'the-right-password';

let server: TestApp;
let creator: TestUser;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  creator = await createUser(server.transact, { role: 'Creator', passwordHash: await hash(password) });
});
afterAll(() => server.close());

const view = (as = creator) => server.call(serviceDataCalls.view, { as });
const save = (change: object, revision = 0, as = creator) =>
  server.call(serviceDataCalls.save, { as, body: { ...change, revision } });
const reveal = (body: object, as = creator) => server.call(serviceDataCalls.reveal, { as, body });
const looks = async () => (await server.call(serviceDataCalls.looks, { as: creator })).json().data;
const superLogin = async (): Promise<TestUser> => ({
  ...creator,
  token: await server.transact((tx) => openSuperSession(tx, creator.id, '')),
});

describe('GET /api/laborer-information', () => {
  test('R-rwd-06 lists what a payment request needs before anything was entered', async () => {
    const { data } = (await view()).json();
    expect(data).toMatchObject({ fields: null, revision: 0, pictures: [], updated_at: null });
    expect(data.missing).toEqual(expect.arrayContaining(['name', 'id_no', 'bank_account', 'id_front_image']));
  });

  test('R-rwd-09 R-rwd-13 has every field, the sensitive ones masked', async () => {
    const saved = await save(serviceFields);
    expect(saved.statusCode).toBe(200);
    const answer = await view();
    expect(answer.json()).toEqual(saved.json());
    const { data } = answer.json();
    expect(data.fields).toEqual({
      ...serviceFields,
      date_of_birth: '1994-**-**',
      id_no: 'A12*****89',
      residence_address: '重慶北*****',
      contact_address: '文心路*****',
      contact_no: '02-2****168',
      mobile_no: '0912***678',
      bank_account: '**********4821',
    });
    expect(data.missing).toEqual(['id_front_image', 'id_back_image', 'bank_account_image']);
    for (const secret of serviceSecrets) expect(answer.body).not.toContain(secret);
  });

  test('is for creators alone, and each sees their own', async () => {
    await save(serviceFields);
    const other = await createUser(server.transact, { role: 'Creator' });
    expect((await view(other)).json().data.fields).toBeNull();
    const vendor = await createUser(server.transact, { role: 'Vendor' });
    for (const answer of [
      await view(vendor),
      await save(serviceFields, 0, vendor),
      await reveal({ password, fields: ['id_no'] }, vendor),
      await server.call(serviceDataCalls.looks, { as: vendor }),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
  });
});

describe('PUT /api/laborer-information', () => {
  test('leaves omitted fields unchanged', async () => {
    await save(serviceFields);
    const { data } = (await save({ mobile_no: '0987654321' }, 1)).json();
    expect(data.revision).toBe(2);
    expect(data.fields).toMatchObject({ mobile_no: '0987***321', id_no: 'A12*****89', name: '陳澄宇' });
  });

  test('R-rwd-12 refuses wrong values at their fields, in words that do not repeat them', async () => {
    const answer = await save({ ...serviceFields, id_no: 'A123456788', mobile_no: '0912', bank_code: '12' });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual(['bank_code', 'id_no', 'mobile_no']);
    expect(answer.body).not.toContain('A123456788');
    expect((await view()).json().data.fields).toBeNull();
  });

  test('R-rwd-10 R-rwd-11 checks the number that belongs to the papers', async () => {
    await save(serviceFields);
    const foreigner = { nationality_status: 'other', is_resident: true };
    expect((await save({ ...foreigner, id_no: 'X1' }, 1)).json().errors).toHaveProperty('id_no');
    const { data } = (await save({ ...foreigner, id_no: 'E12345678', residence_permit_no: 'A800000014' }, 1)).json();
    expect(data.fields).toMatchObject({ nationality_status: 'other', id_no: 'E12****78' });
  });

  test('is saved even if incomplete', async () => {
    const { data } = (await save({ name: '陳澄宇' })).json();
    expect(data.fields.name).toBe('陳澄宇');
    expect(data.missing).toContain('id_no');
  });

  test('refuses a second tab that has not seen what the first saved', async () => {
    await save(serviceFields);
    expect((await save({ name: '陳小宇', account_name: '陳小宇' }, 0)).statusCode).toBe(409);
    expect((await view()).json().data.fields.name).toBe('陳澄宇');
  });

  test('answers a repeated request as it did at first, and two at once with one save', async () => {
    const answers = await Promise.all([save(serviceFields), save(serviceFields)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await view()).json().data.revision).toBe(1);
  });

  test('is refused in a super login, which could send the money elsewhere', async () => {
    expect((await save(serviceFields, 0, await superLogin())).statusCode).toBe(403);
  });
});

describe('POST /api/laborer-information/reveal', () => {
  beforeEach(() => save(serviceFields));

  test('R-rwd-13 shows fields whole after the password, and the owner sees that somebody looked', async () => {
    const answer = await reveal({ password, fields: ['id_no', 'bank_account'] });
    expect(answer.json().data).toEqual({ id_no: 'A123456789', bank_account: '12345678904821' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await looks()).toEqual([{ by: 'owner', what: ['id_no', 'bank_account'], at: expect.any(String) }]);
  });

  test.each([
    ['a wrong password', { password: 'wrong' }],
    ['none', {}],
  ])('shows nothing for %s', async (_, proof) => {
    const answer = await reveal({ ...proof, fields: ['id_no'] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty('password');
    expect(await looks()).toEqual([]);
  });

  test('shows nothing in a super login, not even with the password', async () => {
    expect((await reveal({ password, fields: ['id_no'] }, await superLogin())).statusCode).toBe(403);
  });

  test('asks those without a password to have signed in just now', async () => {
    const now = server.clock.now;
    creator = await createUser(server.transact, { role: 'Creator', passwordHash: null });
    await save(serviceFields);
    const show = () => reveal({ fields: ['id_no'] });
    server.clock.now = new Date(now.getTime() + 5 * 60_000);
    expect((await show()).json().data).toEqual({ id_no: 'A123456789' });
    server.clock.now = new Date(now.getTime() + 5 * 60_000 + 1);
    expect((await show()).statusCode).toBe(403);
    server.clock.now = now;
  });

  test('shows nothing if nothing was entered, and records no look', async () => {
    creator = await createUser(server.transact, { role: 'Creator', passwordHash: await hash(password) });
    expect((await reveal({ password, fields: ['id_no'] })).json().data).toEqual({});
    expect(await looks()).toEqual([]);
  });
});

test('the owner sees that the platform looked, at what and when, but not who', async () => {
  await save(serviceFields);
  const member = await createUser(server.transact, { role: 'Vendor', name: '審核人員' });
  const look = { userId: creator.id, by: 'platform', viewerId: member.id } as const;
  const seen = await server.transact((tx) =>
    openServiceData(tx, server.platform.sealer, { ...look, what: ['name', 'id_no'] }),
  );
  expect(seen).toEqual({ name: '陳澄宇', id_no: 'A123456789' });
  const answer = await server.call(serviceDataCalls.looks, { as: creator });
  expect(answer.json().data).toEqual([{ by: 'platform', what: ['id_no'], at: expect.any(String) }]);
  expect(answer.body).not.toContain(member.id);
});

test('reading for calculations is not recorded as a look', async () => {
  await save(serviceFields);
  expect(await readServiceData(server.db, server.platform.sealer, creator.id)).toEqual(serviceFields);
  expect(await looks()).toEqual([]);
});

test('nobody gets a link to a picture of somebody else by its uuid', async () => {
  const files = [await pictureFile('a.png')];
  const answer = await server.call(serviceDataCalls.addPicture, { as: creator, body: { kind: 'union_image' }, files });
  const [{ uuid }] = answer.json().data.pictures;
  const other = await createUser(server.transact, { role: 'Creator' });
  const look = { userId: other.id, by: 'platform', viewerId: other.id } as const;
  await expect(server.transact((tx) => linkPicture(tx, look, uuid))).rejects.toThrow('找不到資料');
});

test('asking for the deletion of the account erases it at once, and the mail says what is kept', async () => {
  await save(serviceFields);
  await server.call(accountCalls.deleteAccount, { as: creator, body: { password } });
  const [mail] = await mailsTo(server, creator.email);
  expect(mail?.body).toContain('已開立的勞務報酬單，依稅法規定保存7年');
  expect((await view()).json().data).toMatchObject({ fields: null, pictures: [], revision: 0 });
});
