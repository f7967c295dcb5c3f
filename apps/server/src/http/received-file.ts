import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { removeUnusableCharacters } from '@paidang/contract/rules';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors';
import type { FileStorage } from '../platform/storage';

/** A file of a multipart request, on disk but not yet stored. */
export interface ReceivedFile {
  /** Name on the sender's device. */
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly path: string;
}

export interface FileRules {
  /** Maximum size of one file. */
  readonly maxBytes: number;
  /** @default 1 */
  readonly maxFiles?: number;
  /** Returns the message for a file of about this many bytes. */
  readonly tooLarge: (bytes: number) => string;
}

export interface MultipartBody {
  readonly fields: Record<string, string>;
  readonly files: ReceivedFile[];
}

const fieldBytes = 64_000;

async function receiveFile(stream: NodeJS.ReadableStream, name: string, path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const disk = createWriteStream(path, { flags: 'wx' });
  try {
    await pipeline(stream, measure, disk);
  } catch (error) {
    // The sender has disconnected. Wait for the stream: a file still being opened would reappear after its removal.
    if (!disk.closed) await new Promise<void>((resolve) => disk.once('close', () => resolve()));
    await rm(path, { force: true });
    throw error;
  }
  return { name, bytes, sha256: hash.digest('hex'), path };
}

const tooLarge = (rules: FileRules, bytes: number): AppError => {
  const message = rules.tooLarge(bytes);
  return new AppError('0413', { message, errors: { file: [message] } });
};

/** Returns whether the parser rejected the body, as opposed to errors of the framework, the disk or our own. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof AppError) && !('statusCode' in error) && !('syscall' in error);

/**
 * Reads a multipart body and writes its files to disk. Files over the limit are read to the end, so that the sender
 * receives the response; much larger ones are cut off.
 */
export async function receiveMultipart(
  request: FastifyRequest,
  names: readonly string[],
  rules: FileRules,
  storage: FileStorage,
): Promise<MultipartBody> {
  if (!request.isMultipart()) throw new AppError('0415');
  const { maxFiles = 1 } = rules;
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > maxFiles * rules.maxBytes * 2 + 1_000_000) throw tooLarge(rules, announced);
  const fields: Record<string, string> = {};
  const files: ReceivedFile[] = [];
  let refusal: AppError | undefined;
  try {
    const parts = request.parts({
      limits: { fileSize: rules.maxBytes, files: maxFiles, fields: 20, fieldSize: fieldBytes, parts: maxFiles + 20 },
    });
    for await (const part of parts) {
      if (part.type === 'field') {
        // Browsers send line breaks in forms as CRLF.
        if (typeof part.value === 'string')
          fields[part.fieldname] = removeUnusableCharacters(part.value.replaceAll('\r\n', '\n'));
      } else if (!names.includes(part.fieldname)) {
        part.file.resume();
      } else {
        const path = storage.temporaryPath();
        const file = await receiveFile(part.file, removeUnusableCharacters(part.filename ?? ''), path);
        files.push(file);
        if (part.file.truncated) refusal ??= tooLarge(rules, announced);
      }
    }
    if (refusal) throw refusal;
    return { fields, files };
  } catch (error) {
    await discardFiles(files);
    throw isBroken(error) ? new AppError('0400') : error;
  }
}

/** Removes received files that were not stored. */
export const discardFiles = async (files: readonly ReceivedFile[]): Promise<void> => {
  for (const { path } of files) await rm(path, { force: true });
};
