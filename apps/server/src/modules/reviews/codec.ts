import { createHash } from 'node:crypto';
import { checkTexts, messages, type NamedText } from '@paidang/contract/rules';
import type { z } from 'zod';
import { invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { asErrors } from '../steps';
import { fileNameOf, filesOfTask } from '../uploads';

/** A picture in a content, with the field that contains it. */
export interface PictureUse {
  /** `/files/…` */
  readonly path: string;
  readonly field: string;
}

export interface ReadContent<Content> {
  /** The content in stored form. */
  readonly content: Content;
  /** In order of appearance. */
  readonly pictures: readonly PictureUse[];
}

/** Messages by field of the call. */
export type FieldProblems = Record<string, string>;

/** Reads, validates and stores the content of one kind of step. */
export interface Codec<Content> {
  /** Field of the call that carries the content; `''` if the content's own fields are the call's. @default 'content' */
  readonly field?: string;
  /** Converts sent content into its stored form, with every rich text sanitised. */
  read(sent: Content): ReadContent<Content>;
  /** Problems that prevent it from being sent to the other side; `{}` if there are none. */
  problems(content: Content): FieldProblems;
  /** Texts too long to be stored: they may have grown during sanitisation. */
  misfits(content: Content): FieldProblems;
  write(content: Content): string;
  parse(stored: string): Content;
}

/** Stores content as JSON. Fields added to the schema later get their defaults on reading. */
export const asJson = <Content>(schema: z.ZodType<Content>): Pick<Codec<Content>, 'misfits' | 'write' | 'parse'> => ({
  misfits: (content) => {
    const { error } = schema.safeParse(content);
    return Object.fromEntries(error?.issues.map(({ path }) => [path.join('.'), messages.documentTooLarge]) ?? []);
  },
  write: (content) => JSON.stringify(content),
  parse: (stored) => schema.parse(JSON.parse(stored)),
});

/** Content in stored form. */
export interface StoredContent<Content> {
  readonly content: Content;
  readonly text: string;
  /** SHA-256 of the text. */
  readonly hash: string;
  /** Path of its first picture. */
  readonly picture: string | null;
}

/** Pictures must be files of the task: others could change or disappear after acceptance. @throws 0422 */
async function refuseForeignPictures(
  { db }: Transaction,
  taskId: string,
  pictures: readonly PictureUse[],
): Promise<void> {
  const named = pictures.map(({ path, field }) => ({ name: fileNameOf(path), field }));
  const own = await filesOfTask(
    db,
    taskId,
    named.flatMap(({ name }) => name ?? []),
  );
  const foreign = named.filter(({ name }) => name === null || !own.has(name));
  if (foreign.length === 0) return;
  throw invalid({ errors: asErrors(Object.fromEntries(foreign.map(({ field }) => [field, messages.uploadFailed]))) });
}

/** All texts in a content, at any depth, with their fields. */
function* textsOf(content: unknown, field: string): Generator<NamedText> {
  if (typeof content === 'string') yield [field, content];
  else if (typeof content === 'object' && content !== null) {
    for (const [name, value] of Object.entries(content))
      yield* textsOf(value, field === '' ? name : `${field}.${name}`);
  }
}

const refuse = (problems: FieldProblems): void => {
  if (Object.keys(problems).length > 0) throw invalid({ errors: asErrors(problems) });
};

/** Converts sent content into its stored form. Pictures must be files of the task. @throws 0422 */
export async function readContent<Content>(
  tx: Transaction,
  taskId: string,
  codec: Codec<Content>,
  sent: Content,
): Promise<StoredContent<Content>> {
  const { field = 'content' } = codec;
  // Checked first, since parsing a malicious text could take long.
  refuse(checkTexts(textsOf(sent, field)));
  const { content, pictures } = codec.read(sent);
  const misfits = codec.misfits(content);
  refuse(field === '' ? misfits : inField(field, misfits));
  await refuseForeignPictures(tx, taskId, pictures);
  const text = codec.write(content);
  const hash = createHash('sha256').update(text).digest('hex');
  return { content, text, hash, picture: pictures[0]?.path ?? null };
}

/**
 * Prefixes problems of a content with the call's field that carries it.
 *
 * @example inField('content', { product: '請填寫此欄位' }) // { 'content.product': '請填寫此欄位' }
 */
export const inField = (field: string, problems: FieldProblems): FieldProblems =>
  Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [name === '' ? field : `${field}.${name}`, message]),
  );

/** @throws 0422 for content that cannot be sent yet. */
export function requireComplete<Content>(codec: Codec<Content>, content: Content): void {
  refuse(codec.problems(content));
}
