import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearIncoming, type FileStorage, openStorage } from '.';
import { parseStorageUrl } from './storage-url';

let folder: string;
let service: S3rver;
let bucketUrl: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paidang-storage-'));
  service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'service'),
    configureBuckets: [{ name: 'paidang', configs: [] }],
  });
  const { port } = await service.run();
  // The one key the service knows.
  bucketUrl = `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/paidang/files`;
});

afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const kinds = [
  ['a folder', () => undefined],
  ['a bucket', () => bucketUrl],
] as const;

describe.each(kinds)('files in %s', (kind, storageUrl) => {
  let storage: FileStorage;
  const dataDir = () => join(folder, kind);

  beforeAll(async () => {
    storage = await openStorage({ STORAGE_URL: storageUrl(), DATA_DIR: dataDir() });
  });

  test('a file that has arrived is kept under its name, and no longer where it arrived', async () => {
    const path = storage.temporaryPath();
    await writeFile(path, '拍檔');
    await storage.keep('letter.txt', path);
    const stored = await storage.read('letter.txt');
    expect(stored && (await text(stored))).toBe('拍檔');
    expect(await readdir(join(dataDir(), 'incoming'))).toEqual([]);
  });

  test('bytes are kept, and read in part', async () => {
    await storage.write('bytes.bin', new Uint8Array([0, 1, 2, 3, 4, 5]));
    const part = await storage.read('bytes.bin', { start: 2, end: 4 });
    expect(part && [...(await buffer(part))]).toEqual([2, 3, 4]);
  });

  test('what is not there, or was removed, is null', async () => {
    await storage.write('gone.txt', new Uint8Array([1]));
    await storage.remove('gone.txt');
    expect(await storage.read('gone.txt')).toBeNull();
    await storage.remove('gone.txt');
    expect(await storage.read('never.txt')).toBeNull();
  });

  test('a name cannot lead elsewhere', async () => {
    await expect(storage.write('../out.txt', new Uint8Array([1]))).rejects.toThrow('file name');
    expect(await storage.read('../incoming')).toBeNull();
  });

  test('what a crash left half arrived is removed later; what another process receives now is not', async () => {
    const path = storage.temporaryPath();
    await writeFile(path, 'half');
    const other = await openStorage({ STORAGE_URL: storageUrl(), DATA_DIR: dataDir() });
    await clearIncoming(dataDir(), new Date());
    await storage.keep('shared.txt', path);
    expect(await other.read('shared.txt')).not.toBeNull();

    await writeFile(other.temporaryPath(), 'half');
    await mkdir(other.temporaryPath());
    await clearIncoming(dataDir(), new Date(Date.now() + 2 * 3_600_000));
    expect(await readdir(join(dataDir(), 'incoming'))).toEqual([]);
  });
});

describe('STORAGE_URL', () => {
  test('names service, bucket, folder and region; key and secret may hold any character', () => {
    expect(parseStorageUrl('s3://a%2Fb:c%40d@s3.example:9000/bucket/one/two?region=tw-1')).toEqual({
      endpoint: 'https://s3.example:9000',
      region: 'tw-1',
      name: 'bucket',
      prefix: 'one/two/',
      accessKeyId: 'a/b',
      secretAccessKey: 'c@d',
    });
  });

  test('of a bucket that is not there, or a wrong key, is refused at start, and the secret is not repeated', async () => {
    const refusal = async (url: string) =>
      openStorage({ STORAGE_URL: url, DATA_DIR: join(folder, 'refused') }).then(
        () => 'opened',
        (error: Error) => error.message,
      );
    expect(await refusal(bucketUrl.replace('/paidang/', '/other/'))).toContain('STORAGE_URL names the bucket "other"');
    const wrongKey = await refusal(bucketUrl.replace('S3RVER:S3RVER', 'stranger:wrong-secret'));
    expect(wrongKey).toContain('STORAGE_URL names the bucket "paidang"');
    expect(wrongKey).not.toContain('wrong-secret');
  });
});
