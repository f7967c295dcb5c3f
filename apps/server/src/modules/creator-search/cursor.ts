import { type CreatorSort, creatorSorts } from '@paidang/contract/vocabulary';
import { z } from 'zod';
import { invalid } from '../../platform/errors';

/** The end of a page: the sort key of its last card, and that card's owner. */
export interface Place {
  readonly key: string;
  readonly userId: string;
}

const Cursor = z.tuple([z.enum(creatorSorts), z.string().regex(/^-?\d{1,18}$/), z.uuid()]);

export const writeCursor = (sort: CreatorSort, { key, userId }: Place): string =>
  Buffer.from([sort, key, userId].join(' ')).toString('base64url');

/** @throws 0422 for an invalid cursor, or one of another sort order */
export function readCursor(sort: CreatorSort, cursor: string): Place {
  const { data } = Cursor.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '));
  if (data?.[0] !== sort) throw invalid();
  const [, key, userId] = data;
  return { key, userId };
}
