import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { checkFileName, isFileName } from './file-name';
import type { FileStorage } from './file-storage';
import { openIncoming } from './incoming';
import type { Bucket } from './storage-url';

/**
 * Stores files as objects in a bucket; incoming uploads stay in `{dataDir}/incoming` until they are checked.
 *
 * @throws if the key gives no access to the bucket, so that a server never accepts files it cannot store.
 */
export async function openBucketStorage(bucket: Bucket, dataDir: string): Promise<FileStorage> {
  const { endpoint, region, name: Bucket, prefix, accessKeyId, secretAccessKey } = bucket;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // What all S3-compatible services support: the bucket in the path, and no Amazon-specific checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
    const reason = error instanceof Error ? error.name : 'unknown';
    throw new Error(
      `@paidang/server: STORAGE_URL names the bucket "${Bucket}" at ${endpoint}, which refuses: ${reason}.`,
    );
  });
  const at = (name: string) => ({ Bucket, Key: `${prefix}${checkFileName(name)}` });

  return {
    temporaryPath: await openIncoming(dataDir),
    keep: async (name, path) => {
      const { size } = await stat(path);
      await client.send(new PutObjectCommand({ ...at(name), Body: createReadStream(path), ContentLength: size }));
      await rm(path, { force: true });
    },
    write: async (name, bytes) => {
      await client.send(new PutObjectCommand({ ...at(name), Body: bytes, ContentLength: bytes.byteLength }));
    },
    read: async (name, range) => {
      if (!isFileName(name)) return null;
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...at(name), Range }));
        // In Node the body is a Node stream: https://github.com/aws/aws-sdk-js-v3/blob/main/README.md#streams
        return Body as Readable;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
}
