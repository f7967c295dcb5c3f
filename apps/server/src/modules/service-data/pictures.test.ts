import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { accountCalls, serviceDataCalls } from '@paidang/contract/calls';
import { serviceDataLimits } from '@paidang/contract/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { pictureFile } from '../../../test/factories/files';
import { createUser, type TestUser } from '../../../test/factories/users';
import { removeLeftovers } from '../uploads';
import { deleteExpiredLinks } from './picture-store';
import { servicePictureLinks, servicePictures } from './schema';

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

const kind = 'id_front_image';
type File = Awaited<ReturnType<typeof pictureFile>>;

const add = (file: File, as = creator, body: object = { kind }) =>
  server.call(serviceDataCalls.addPicture, { as, body, files: [file] });
const addOne = async (as = creator): Promise<string> =>
  (await add(await pictureFile('front.jpg', { width: 640, height: 400 }), as)).json().data.pictures[0].uuid;
const link = (picture: string, as = creator, proof: object = { password }) =>
  server.call(serviceDataCalls.linkPicture, { as, params: { picture }, body: proof });
const stored = () => readdir(join(server.env.DATA_DIR, 'files'));

/** Opens a link in the browser that requested it, or in another one. */
function open({ json, cookies: [cookie] }: Awaited<ReturnType<typeof link>>, isOther = false) {
  const cookies = cookie && !isOther ? { [cookie.name]: cookie.value } : {};
  return server.app.inject({ method: 'GET', url: json().data.path, cookies });
}

describe('a picture of a paper', () => {
  test('R-rwd-09 belongs to service data, and is not missing any more', async () => {
    const { data } = (await add(await pictureFile('front.png'))).json();
    expect(data.pictures).toEqual([
      { uuid: expect.any(String), kind, bytes: expect.any(Number), uploaded_at: expect.any(String) },
    ]);
    expect(data.missing).not.toContain(kind);
    expect(data.missing).toContain('id_back_image');
  });

  test('R-rwd-13 is stored as ciphertext, without what was uploaded', async () => {
    const before = new Set(await stored());
    const file = await pictureFile('front.jpg', { width: 640, height: 400 });
    await add(file);
    const [name, ...others] = (await stored()).filter((one) => !before.has(one));
    expect(others).toEqual([]);
    const bytes = await readFile(join(server.env.DATA_DIR, 'files', name ?? ''));
    expect(bytes.subarray(0, 3).toString('hex')).not.toBe('ffd8ff');
    expect(await readdir(join(server.env.DATA_DIR, 'incoming'))).toEqual([]);
    // Not available like files of comments either.
    expect((await server.app.inject({ url: `/files/${name}` })).statusCode).toBe(404);
  });

  test('R-rwd-13 loses its place and camera, gets a watermark, and is no larger than needed', async () => {
    const bytes = await sharp({ create: { width: 3600, height: 1200, channels: 3, background: '#3b6e52' } })
      .withExif({ IFD0: { Make: 'PaidangCam' }, IFD3: { GPSLatitude: '25/1 2/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { data } = (await add({ field: 'file', name: 'a.jpg', bytes: new Uint8Array(bytes) })).json();
    const shown = (await open(await link(data.pictures[0].uuid))).rawPayload;
    const { exif, width, height } = await sharp(shown).metadata();
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 3000, height: 1000 });
    const { entropy } = await sharp(shown).stats();
    expect(entropy).toBeGreaterThan(0.3);
  });

  test('replaces the one of its kind, whose file is removed', async () => {
    const before = (await stored()).length;
    const first = await addOne();
    const second = await addOne();
    expect(second).not.toBe(first);
    expect((await link(first)).statusCode).toBe(404);
    await removeLeftovers(server.platform);
    expect(await stored()).toHaveLength(before + 1);
  });

  test('sent twice at once is kept once', async () => {
    const file = await pictureFile('front.png');
    const answers = await Promise.all([add(file), add(file), add(file)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const { data } = (await server.call(serviceDataCalls.view, { as: creator })).json();
    expect(data.pictures).toHaveLength(1);
  });

  test('R-rwd-12 is a JPEG or PNG by its content, whatever its name says', async () => {
    const pdf = { field: 'file', name: 'front.jpg', bytes: new TextEncoder().encode('%PDF-1.7\n1 0 obj\n') };
    const answer = await add(pdf);
    expect(answer.statusCode).toBe(415);
    expect(answer.json().errors).toEqual({ file: ['請上傳jpg或png照片'] });
  });

  test('R-rwd-12 has at most 10 MB', async () => {
    const bytes = new Uint8Array(serviceDataLimits.pictureBytes + 1);
    bytes.set([0xff, 0xd8, 0xff, 0xe0]);
    expect((await add({ field: 'file', name: 'a.jpg', bytes })).statusCode).toBe(413);
    const exact = bytes.subarray(0, serviceDataLimits.pictureBytes);
    // Not too large any more, but not a picture.
    expect((await add({ field: 'file', name: 'a.jpg', bytes: exact })).statusCode).toBe(415);
  });

  test('requires a kind and a file', async () => {
    expect((await add(await pictureFile('a.png'), creator, { kind: 'selfie' })).json().errors).toHaveProperty('kind');
    const none = await server.call(serviceDataCalls.addPicture, { as: creator, body: { kind } });
    expect(none.statusCode).toBe(422);
    expect(none.json().errors).toHaveProperty('file');
  });

  test('is deleted with the papers it shows; one uploaded for the new papers is kept', async () => {
    const save = async (body: object) => (await server.call(serviceDataCalls.save, { as: creator, body })).json().data;
    const file = await pictureFile('front.png');
    for (const one of [kind, 'bank_account_image']) await add(file, creator, { kind: one });
    await save({ nationality_status: 'native', name: '陳澄宇', revision: 0 });
    await add(file, creator, { kind: 'id_back_image' });
    const same = await save({ nationality_status: 'native', mobile_no: '0912345678', revision: 1 });
    expect(same.pictures).toHaveLength(3);
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    await add(file);
    const { pictures, missing } = await save({ nationality_status: 'other', revision: 2 });
    expect(pictures.map((picture: { kind: string }) => picture.kind)).toEqual(['bank_account_image', kind]);
    expect(missing).not.toContain(kind);
    const back = await save({ nationality_status: 'native', revision: 3 });
    expect(back.missing).toContain('id_back_image');
  });

  test('is removed by its owner alone', async () => {
    const picture = await addOne();
    const other = await createUser(server.transact, { role: 'Creator' });
    const remove = (as: TestUser) => server.call(serviceDataCalls.removePicture, { as, params: { picture } });
    expect((await remove(other)).statusCode).toBe(404);
    expect((await remove(creator)).json().data.pictures).toEqual([]);
    expect((await remove(creator)).statusCode).toBe(404);
  });

  test('is erased with its links as soon as the deletion of the account is asked for', async () => {
    await removeLeftovers(server.platform);
    const before = await stored();
    const answer = await link(await addOne());
    await server.call(accountCalls.deleteAccount, { as: creator, body: { password } });
    expect((await open(answer)).statusCode).toBe(404);
    await removeLeftovers(server.platform);
    expect(await stored()).toEqual(before);
    const kept = await server.db.select().from(servicePictures);
    expect(kept.filter(({ userId }) => userId === creator.id)).toEqual([]);
  });
});

describe('a link to a picture', () => {
  test('R-rwd-13 shows the picture once, and never from a cache', async () => {
    const answer = await link(await addOne());
    const shown = await open(answer);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await open(answer)).statusCode).toBe(404);
  });

  test('opens for one of several that come at once', async () => {
    const answer = await link(await addOne());
    const shown = await Promise.all([open(answer), open(answer), open(answer), open(answer)]);
    expect(shown.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404]);
  });

  test('opens in the requesting browser, and another browser cannot use it up', async () => {
    const answer = await link(await addOne());
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^paidang-picture=[\w-]{43}; Max-Age=60; Path=\/api\/service-pictures\/[\w-]{43}; HttpOnly; SameSite=Strict$/,
    );
    expect((await open(answer, true)).statusCode).toBe(404);
    expect((await open(answer)).statusCode).toBe(200);
  });

  test('works for a minute, and is deleted then', async () => {
    const now = server.clock.now;
    const answer = await link(await addOne());
    const late = await link(await addOne());
    server.clock.now = new Date(now.getTime() + 59_999);
    expect((await open(late)).statusCode).toBe(200);
    const other = await link((await server.call(serviceDataCalls.view, { as: creator })).json().data.pictures[0].uuid);
    server.clock.now = new Date(now.getTime() + 60_000 + 60_000);
    expect((await open(answer)).statusCode).toBe(404);
    expect((await open(other)).statusCode).toBe(404);
    await deleteExpiredLinks(server.db, new Date(server.clock.now.getTime() + 1));
    expect(await server.db.select().from(servicePictureLinks)).toEqual([]);
    server.clock.now = now;
  });

  test('is given to the owner, after the password, and noted', async () => {
    const picture = await addOne();
    const stranger = await createUser(server.transact, { role: 'Creator', passwordHash: await hash(password) });
    expect((await link(picture, stranger)).statusCode).toBe(404);
    expect((await link(picture, creator, { password: 'wrong' })).statusCode).toBe(422);
    expect((await link(picture, creator, {})).statusCode).toBe(422);
    await link(picture);
    const { data } = (await server.call(serviceDataCalls.looks, { as: creator })).json();
    expect(data).toEqual([{ by: 'owner', what: [kind], at: expect.any(String) }]);
  });

  test('is not found for an unknown token', async () => {
    const answer = await server.app.inject({
      url: '/api/service-pictures/nobody-got-this-token-ever-0000000000000000',
    });
    expect(answer.statusCode).toBe(404);
  });
});
