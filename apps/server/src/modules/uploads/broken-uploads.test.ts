import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { accountCalls, chatCalls, uploadCalls } from '@paidang/contract/calls';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { pictureFile } from '../../../test/factories/files';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { openRoom } from '../chat';
import { keepPicture, receivePicture, removeLeftovers } from '.';

let server: TestApp;
let at: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
  at = await createProject(server.transact);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now = new Date();
});

const inFolder = (name: string) => readdir(join(server.env.DATA_DIR, name));

/** Starts to send a picture and disconnects in the middle. */
async function breakOff(sentBytes: number): Promise<void> {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  const part = (head: string, content = '') => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}`;
  const head = [
    `POST ${uploadCalls.images.path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${at.creator.token}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 9000000',
    '\r\n',
  ].join('\r\n');
  socket.write(head + part('name="task_uuid"', `${at.task.id}\r\n`) + part('name="file"; filename="a.png"'));
  socket.write(Buffer.alloc(sentBytes));
  await vi.waitFor(async () => expect((await inFolder('incoming')).length).toBeGreaterThan(0), 10_000).catch(() => {});
  socket.destroy();
}

test('R-cmt-12 two hundred uploads that are broken off leave nothing', async () => {
  for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 20 }, () => breakOff(95_000)));
  await vi.waitFor(async () => expect(await inFolder('incoming')).toEqual([]), 20_000);
  expect(await inFolder('files')).toEqual([]);
});

/** The leftovers after a cleanup one day later. */
async function leftAfterADay(): Promise<string[]> {
  server.clock.now = new Date(Date.now() + 24 * 3_600_000);
  await removeLeftovers(server.platform);
  return inFolder('files');
}

test('a message that is refused with its file leaves nothing, one that is sent keeps it', async () => {
  const before = await inFolder('files');
  const room = await server.transact((tx) => openRoom(tx, at.vendor.id, at.creator.id));
  const send = async (body: Record<string, string>) =>
    server.call(chatCalls.send, {
      params: { chatroom: room },
      body: { text: '', ...body },
      files: [await pictureFile('a.png')],
      as: at.vendor,
    });
  const strange = '5f2d9f9e-52b3-4c4e-9d7a-0f6f1f4d1c00';
  expect((await send({ reply_uuid: strange })).statusCode).toBe(422);
  expect((await send({ client_id: strange })).statusCode).toBe(200);
  // A retry gets the stored result.
  expect((await send({ client_id: strange })).statusCode).toBe(200);
  expect(await leftAfterADay()).toHaveLength(before.length + 1);
  expect(await inFolder('incoming')).toEqual([]);
});

test('R-cmt-12 pictures whose unit of work fails leave nothing', async () => {
  const before = await inFolder('files');
  const { transact } = server.platform;
  const { bytes } = await pictureFile('a.png');
  const path = server.platform.storage.temporaryPath();
  await writeFile(path, bytes);
  const sent = { path, name: 'a.png', bytes: bytes.length, sha256: '' };
  const picture = await receivePicture(server.platform, sent, '上傳失敗', at.vendor.id);
  const failing = transact(async (tx) => {
    await keepPicture(tx, server.platform.storage, picture, { taskId: at.task.id });
    throw new Error('The process died.');
  });
  await expect(failing).rejects.toThrow('died');
  expect(await inFolder('files')).toHaveLength(before.length + 1);
  expect(await leftAfterADay()).toHaveLength(before.length);
});

test('an avatar that is replaced is gone, one that is kept stays', async () => {
  const before = await inFolder('files');
  const set = async () => server.call(accountCalls.setAvatar, { files: [await pictureFile('a.png')], as: at.vendor });
  expect((await set()).statusCode).toBe(200);
  expect((await set()).statusCode).toBe(200);
  expect(await leftAfterADay()).toHaveLength(before.length + 1);
});
