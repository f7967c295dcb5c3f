import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The primary key of our tables. */
export const id = () => uuid().primaryKey().defaultRandom();

/** An instant; milliseconds are as precise as a JavaScript date. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Bytes as they are. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
