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
  // The only key the service accepts.
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

  test('an uploaded file is moved to its name', async () => {
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

  test('a missing or removed file is null', async () => {
    await storage.write('gone.txt', new Uint8Array([1]));
    await storage.remove('gone.txt');
    expect(await storage.read('gone.txt')).toBeNull();
    await storage.remove('gone.txt');
    expect(await storage.read('never.txt')).toBeNull();
  });

  test('a name cannot point outside the storage', async () => {
    await expect(storage.write('../out.txt', new Uint8Array([1]))).rejects.toThrow('file name');
    expect(await storage.read('../incoming')).toBeNull();
  });

  test('partial uploads left by a crash are removed later, but not those another process is receiving', async () => {
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

  test('with a missing bucket or a wrong key is refused at start, without repeating the secret', async () => {
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
