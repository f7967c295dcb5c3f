import { text } from 'drizzle-orm/pg-core';
import { bytes } from '../database/columns';

/** Columns for the key of a sealed record whose content is a file. */
export const wrappedKeyColumns = () => ({ keyId: text().notNull(), wrappedKey: bytes().notNull() });

/** Columns of a sealed record. */
export const sealedColumns = () => ({ ...wrappedKeyColumns(), sealed: bytes().notNull() });
