import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The primary key of our tables. */
export const id = () => uuid().primaryKey().defaultRandom();

/** A point in time, in milliseconds like a JavaScript date. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Raw bytes. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
