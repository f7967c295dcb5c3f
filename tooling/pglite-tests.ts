/**
 * Tests of the server that also run on PGlite, by folder or file (docs/decisions/0519). All of them run on PostgreSQL. Both are
 * the same database, with different drivers, and PGlite runs in a single process.
 */
export const pgliteTests = [
  // Every call with every role, and every call with hostile values: encoding of parameters and decoding of rows.
  'apps/server/src/http/access.test.ts',
  'apps/server/src/http/hostile.test.ts',
  // PGlite runs in the server's process, so a slow query blocks everything.
  'apps/server/src/http/longest-pause.test.ts',
  'apps/server/src/platform/database/',
  'apps/server/src/platform/jobs/',
  'apps/server/src/app.test.ts',
  'apps/server/src/rotate-data-key.test.ts',
];
