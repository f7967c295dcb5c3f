import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { accountCalls, chatCalls, uploadCalls } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { pictureFile } from '../../../test/factories/files';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { openRoom } from '../chat';
import { videos } from '../videos/schema';
import { files } from './schema';

let server: TestApp;
let at: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
  at = await createProject(server.transact);
});
afterAll(() => server.close());

type Files = NonNullable<Parameters<TestApp['call']>[1]>['files'];
const body = () => ({ task_uuid: at.task.id });
const photo = (files: Files) => server.call(uploadCalls.commentImage, { as: at.vendor, body: body(), files });
const images = (files: Files) => server.call(uploadCalls.images, { as: at.creator, body: body(), files });
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const read = (url: string, headers = {}) => server.app.inject({ url, headers });

describe('pictures of comments', () => {
  test.each(['photo.jpg', 'photo.jpeg', 'photo.png'])(
    'R-cmt-12 takes %s and answers its name and path',
    async (name) => {
      const { filename, path } = (await photo([await pictureFile(name)])).json().data;
      expect(filename).toMatch(/^[0-9a-f]{32}\.(jpg|png)$/);
      expect(path).toBe(`/files/${filename}`);
    },
  );

  test('R-cmt-11 refuses a picture of 12 MB: 上傳失敗，檔案大小勿超過10MB', async () => {
    const large = { field: 'file', name: 'large.jpg', bytes: new Uint8Array(12_000_000) };
    const answer = await photo([large]);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      code: '0413',
      message: '上傳失敗，檔案大小勿超過10MB',
      errors: { file: ['上傳失敗，檔案大小勿超過10MB'] },
    });
  });

  test('R-cmt-11 takes a picture of exactly 10,485,760 bytes and refuses one byte more', async () => {
    const { bytes: picture } = await pictureFile('photo.jpg');
    const padded = (size: number) => {
      const whole = new Uint8Array(size);
      whole.set(picture);
      return { field: 'file', name: 'photo.jpg', bytes: whole };
    };
    expect((await photo([padded(10_485_760)])).statusCode).toBe(200);
    expect((await photo([padded(10_485_761)])).statusCode).toBe(413);
  });

  test.each([
    ['a renamed program', 'MZ\x90\x00\x03\x00\x00\x00\x04\x00\x00\x00\xff\xff'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['the first bytes of a picture and nothing behind', '\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR'],
    ['nothing', ''],
  ])('R-cmt-12 R-cmt-26 refuses %s that is called jpg: 上傳失敗', async (_, content) => {
    const answer = await photo([{ field: 'file', name: 'photo.jpg', bytes: bytes(content) }]);
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: '0415', message: '上傳失敗' });
  });

  test('refuses a picture that unfolds to more pixels than a page needs', async () => {
    const bomb = await pictureFile('bomb.png', { width: 9000, height: 9000 });
    expect((await photo([bomb])).json().code).toBe('0415');
  });

  test('refuses a request without a file', async () => {
    expect((await photo([])).json()).toMatchObject({ code: '0422', errors: { file: ['上傳失敗'] } });
  });

  test('refuses a body that is not multipart', async () => {
    const answer = await server.call(
      { ...uploadCalls.commentImage, encoding: 'json' },
      { as: at.vendor, body: body() },
    );
    expect(answer.json().code).toBe('0415');
  });

  test('keeps nothing of what was refused', async () => {
    await photo([{ field: 'file', name: 'x.jpg', bytes: bytes('MZ') }]);
    expect(await readdir(join(server.env.DATA_DIR, 'incoming'))).toEqual([]);
  });
});

describe('pictures of the editor', () => {
  test('R-scr-15 takes up to ten at once and answers their names in order', async () => {
    const files = await Promise.all(Array.from({ length: 10 }, () => pictureFile('p.jpg', { field: 'files[]' })));
    const { filename, filenames, paths } = (await images(files)).json().data;
    expect(filenames).toHaveLength(10);
    expect(filenames[0]).toBe(filename);
    expect(paths).toEqual(filenames.map((name: string) => `/files/${name}`));
  });

  test('R-edt-07 refuses what is not a jpg or png: 上傳失敗，檔案大小勿超過10MB', async () => {
    const gif = {
      field: 'file',
      name: 'a.gif',
      bytes: new Uint8Array(
        await sharp((await pictureFile('a.png')).bytes)
          .gif()
          .toBuffer(),
      ),
    };
    expect((await images([gif])).json()).toMatchObject({ code: '0415', message: '上傳失敗，檔案大小勿超過10MB' });
  });
});

describe('the quota of an account', () => {
  const full = { code: '0413', message: '儲存空間已滿（每個帳號50GB），請聯絡我們' };

  test('covers pictures, chat files and videos together, per account', async () => {
    const { vendor, creator, task } = await createProject(server.transact);
    const own = { mediaType: 'application/zip', originalName: 'a.zip', createdAt: new Date() };
    const bytes = limits.storage.accountBytes - 500;
    await server.db.insert(files).values({ ...own, name: 'large.zip', uploadedBy: creator.id, bytes });
    const picture = await pictureFile('photo.png', { width: 400, height: 400 });
    const send = (as: typeof creator) =>
      server.call(uploadCalls.commentImage, { as, body: { task_uuid: task.id }, files: [picture] });
    expect((await send(creator)).json()).toMatchObject({ ...full, errors: { file: [full.message] } });
    expect((await send(vendor)).statusCode).toBe(200);

    const room = await server.transact((tx) => openRoom(tx, vendor.id, creator.id));
    const text = { field: 'file', name: 'a.txt', bytes: new Uint8Array(Buffer.from('字'.repeat(300))) };
    const said = { params: { chatroom: room }, body: { text: '' }, files: [text] };
    expect((await server.call(chatCalls.send, { ...said, as: creator })).json()).toMatchObject(full);
    expect((await server.call(chatCalls.send, { ...said, as: vendor })).statusCode).toBe(200);

    await server.db.delete(files).where(eq(files.uploadedBy, creator.id));
    const film = { taskId: task.id, creatorId: creator.id, source: 'upload', state: 'uploading', bytes } as const;
    const at = { createdAt: new Date(), updatedAt: new Date() };
    await server.db.insert(videos).values({ ...film, ...at, name: 'a.mp4', uploadKey: 'a', signingKey: 'a' });
    expect((await send(creator)).json()).toMatchObject(full);
  });

  test('covers profile pictures too, but a replaced one frees its space', async () => {
    const { creator } = await createProject(server.transact);
    const set = async (name: string) =>
      server.call(accountCalls.setAvatar, {
        as: creator,
        files: [await pictureFile(name, { width: 400, height: 400 })],
      });
    expect((await set('a.png')).statusCode).toBe(200);
    const [avatar] = await server.db.select().from(files).where(eq(files.uploadedBy, creator.id));
    const bytes = limits.storage.accountBytes - (avatar?.bytes ?? 0);
    const own = { mediaType: 'application/zip', originalName: 'a.zip', createdAt: new Date() };
    await server.db.insert(files).values({ ...own, name: 'rest.zip', uploadedBy: creator.id, bytes });
    expect((await set('a.png')).statusCode).toBe(200);
    await server.db
      .update(files)
      .set({ bytes: bytes + 1 })
      .where(eq(files.name, 'rest.zip'));
    expect((await set('a.png')).json()).toMatchObject({ ...full, errors: { file: [full.message] } });
    const profile = (await server.call(accountCalls.profile, { as: creator })).json().data;
    expect((await read(profile.avatar)).statusCode).toBe(200);
  });

  test('cannot be exceeded by parallel uploads', async () => {
    const { creator, task } = await createProject(server.transact);
    const picture = await pictureFile('photo.png', { width: 400, height: 400 });
    const send = () =>
      server.call(uploadCalls.commentImage, { as: creator, body: { task_uuid: task.id }, files: [picture] });
    await send();
    const [first] = await server.db.select().from(files).where(eq(files.uploadedBy, creator.id));
    const bytes = limits.storage.accountBytes - (first?.bytes ?? 0) * 3;
    const own = { mediaType: 'application/zip', originalName: 'a.zip', createdAt: new Date() };
    await server.db.insert(files).values({ ...own, name: 'most.zip', uploadedBy: creator.id, bytes });
    const answers = await Promise.all(Array.from({ length: 6 }, send));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 413, 413, 413, 413]);
  });
});

describe('reading files', () => {
  test('a picture is sent with headers that prevent execution', async () => {
    const { path } = (await photo([await pictureFile('夜間 精華.png')])).json().data;
    const { headers, statusCode } = await read(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `inline; filename="?? ??.png"; filename*=UTF-8''${encodeURIComponent('夜間 精華.png')}`,
    });
  });

  test('where and with which camera a picture was taken is not kept', async () => {
    const { bytes: plain } = await pictureFile('photo.jpg', { width: 40, height: 20 });
    const tagged = await sharp(plain)
      .withExif({ IFD0: { Make: 'SecretCamera', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { path } = (await photo([{ field: 'file', name: 'p.jpg', bytes: new Uint8Array(tagged) }])).json().data;
    const kept = await sharp((await read(path)).rawPayload).metadata();
    expect(kept.exif).toBeUndefined();
    expect([kept.width, kept.height]).toEqual([20, 40]);
  });

  test('range requests are supported', async () => {
    const { path } = (await photo([await pictureFile('photo.jpg')])).json().data;
    const whole = (await read(path)).rawPayload;
    const part = await read(path, { range: 'bytes=2-5' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 2-5/${whole.length}`);
    expect(part.rawPayload).toEqual(whole.subarray(2, 6));
    expect((await read(path, { range: `bytes=${whole.length}-` })).statusCode).toBe(416);
  });

  test.each(['/files/none.jpg', '/files/..%2f..%2fpackage.json', '/files/%2e%2e%2frealtime-secret', '/files/'])(
    'finds nothing at %s',
    async (url) => {
      expect((await read(url)).statusCode).toBe(404);
    },
  );
});
