import { text } from 'drizzle-orm/pg-core';
import { bytes } from '../database/columns';

/** Columns of a sealed record. */
export const sealedColumns = () => ({
  keyId: text().notNull(),
  wrappedKey: bytes().notNull(),
  sealed: bytes().notNull(),
});
