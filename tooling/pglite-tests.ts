/**
 * Tests of the server that run on PGlite too, by folder or file (docs/decisions/0519). All of them run on PostgreSQL. Both are the
 * same database; what differs is its driver and that one process owns it.
 */
export const pgliteTests = [
  // Every call by everybody, and every call with values meant to hurt: how parameters are written and rows read.
  'apps/server/src/http/access.test.ts',
  'apps/server/src/http/hostile.test.ts',
  // The database works in the server's own process, so a slow query holds up everybody.
  'apps/server/src/http/longest-pause.test.ts',
  'apps/server/src/platform/database/',
  'apps/server/src/platform/jobs/',
  'apps/server/src/app.test.ts',
  'apps/server/src/rotate-data-key.test.ts',
];
