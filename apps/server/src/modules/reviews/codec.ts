import { createHash } from 'node:crypto';
import { errorCodes } from '@paidang/contract/calls';
import { messages } from '@paidang/contract/rules';
import type { z } from 'zod';
import { AppError, invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { areFilesOfTask, fileNameOf } from '../uploads';

/** A picture of a content, and the field it is in. */
export interface PictureUse {
  /** `/files/…` */
  readonly path: string;
  readonly field: string;
}

export interface ReadContent<Content> {
  /** As it is kept. */
  readonly content: Content;
  /** In the order they are seen. */
  readonly pictures: readonly PictureUse[];
}

/** Field of the call to what is wrong with it. */
export type Problems = Record<string, string>;

/** How the content of one kind of step is read, judged and kept. */
export interface Codec<Content> {
  /** What was sent, fit to be kept: every rich text in it sanitised. */
  read(sent: Content): ReadContent<Content>;
  /** What keeps it from being sent to the other side, `{}` when nothing does. */
  problems(content: Content): Problems;
  /** Whether it is no longer than it may be: cleaning writes some characters as several. */
  fits(content: Content): boolean;
  write(content: Content): string;
  parse(stored: string): Content;
}

/** How a content that is more than a text is kept: the schema fills in what later versions of it have added. */
export const asJson = <Content>(schema: z.ZodType<Content>): Pick<Codec<Content>, 'fits' | 'write' | 'parse'> => ({
  fits: (content) => schema.safeParse(content).success,
  write: (content) => JSON.stringify(content),
  parse: (stored) => schema.parse(JSON.parse(stored)),
});

/** A content as it is stored. */
export interface StoredContent<Content> {
  readonly content: Content;
  readonly text: string;
  /** SHA-256 of the text. */
  readonly hash: string;
  /** Path of its first picture. */
  readonly picture: string | null;
}

const asErrors = (problems: Problems): Record<string, string[]> =>
  Object.fromEntries(Object.entries(problems).map(([field, message]) => [field, [message]]));

async function areOfTask({ db }: Transaction, taskId: string, pictures: readonly PictureUse[]): Promise<boolean> {
  const names = pictures.map(({ path }) => fileNameOf(path));
  return names.every((name) => name !== null) && areFilesOfTask(db, taskId, names);
}

/** Others' pictures could change or vanish after the version was accepted. @throws 0422 at each field that has one. */
async function refuseForeignPictures(tx: Transaction, taskId: string, pictures: readonly PictureUse[]): Promise<void> {
  if (await areOfTask(tx, taskId, pictures)) return;
  const foreign: Problems = {};
  for (const picture of pictures) {
    if (!(await areOfTask(tx, taskId, [picture]))) foreign[picture.field] = messages.uploadFailed;
  }
  throw invalid({ errors: asErrors(foreign) });
}

/** The stored form of what was sent. Pictures must be files of the task. @throws 0422, 0413 */
export async function readContent<Content>(
  tx: Transaction,
  taskId: string,
  codec: Codec<Content>,
  sent: Content,
): Promise<StoredContent<Content>> {
  const { content, pictures } = codec.read(sent);
  if (!codec.fits(content)) throw new AppError(errorCodes.tooLarge, { message: messages.documentTooLarge });
  await refuseForeignPictures(tx, taskId, pictures);
  const text = codec.write(content);
  const hash = createHash('sha256').update(text).digest('hex');
  return { content, text, hash, picture: pictures[0]?.path ?? null };
}

/**
 * Problems of a content by the field of the call that carries it.
 *
 * @example inField('content', { product: '請填寫此欄位' }) // { 'content.product': '請填寫此欄位' }
 */
export const inField = (field: string, problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).map(([name, message]) => [`${field}.${name}`, message]));

/** @throws 0422 for what is not fit to be sent. */
export function refuseUnfinished<Content>(codec: Codec<Content>, content: Content): void {
  const problems = codec.problems(content);
  if (Object.keys(problems).length > 0) throw invalid({ errors: asErrors(problems) });
}
