import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, callPath } from '@paidang/contract/calls';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../src/app';
import { type Env, readEnv } from '../src/config/env';
import { openSigner } from '../src/config/evidence-key';
import { milestones } from '../src/milestones';
import { keepFacts } from '../src/modules/evidence';
import { countTaskChanges } from '../src/modules/projects';
import { createRealtime, type Realtime, realtimeOf } from '../src/platform/broadcast';
import type { Database } from '../src/platform/database';
import { openPglite } from '../src/platform/database/open-pglite';
import type { Platform } from '../src/platform/platform';
import { createSealer } from '../src/platform/sealing';
import { openLocalStorage } from '../src/platform/storage';
import { type Broadcast, createTransact, type Transact } from '../src/platform/transaction';
import type { TestUser } from './factories/users';
import { createTestDatabase } from './test-database';

interface FileToSend {
  readonly field: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface TestRequest {
  /** The caller; without it, a guest. */
  readonly as?: Pick<TestUser, 'token'> | null;
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number>;
  readonly body?: unknown;
  readonly files?: readonly FileToSend[];
  readonly headers?: Record<string, string>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly env: Env;
  readonly platform: Platform;
  readonly transact: Transact;
  readonly realtime: Realtime;
  /** Everything logged so far. */
  readonly log: string[];
  /** Everything published since the last call. */
  published(): Broadcast[];
  /** The server's clock. */
  readonly clock: { now: Date };
  /** Makes a call of the contract. */
  call(call: Pick<Call, 'method' | 'path' | 'encoding'>, request?: TestRequest): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

async function multipart(fields: object, files: readonly FileToSend[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const { field, name, bytes } of files) form.append(field, new Blob([bytes]), name);
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

interface TestAppOptions {
  readonly webFolder?: string;
  /** Whether the embedded database is stored in files below `DATA_DIR`. */
  readonly isOnDisk?: boolean;
}

/** The whole server on an empty database of its own, without a network: requests are injected. */
export async function buildTestApp(
  settings: Record<string, string> = {},
  { webFolder = '', isOnDisk = false }: TestAppOptions = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'paidang-test-'));
  const { db, close } = isOnDisk ? await openPglite(dataDir) : await createTestDatabase();
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, ...settings });
  const clock = { now: new Date() };
  let broadcasts: Broadcast[] = [];
  const now = () => clock.now;
  const realtime = createRealtime({
    app: { id: 'paidang', key: settings.REALTIME_KEY ?? 'key', secret: 'secret' },
    url: env.BROADCAST_URL,
    publicUrl: env.REALTIME_URL,
    onError: () => {},
  });
  const live = realtimeOf(realtime.broadcaster);
  const publish = (sent: readonly Broadcast[]) => {
    broadcasts.push(...sent);
    return live.publish(sent);
  };
  const platform: Platform = {
    env,
    db,
    clock: now,
    transact: createTransact({
      db,
      publish,
      disconnect: live.disconnect,
      clock: now,
      milestones,
      keepFacts,
      countTaskChanges,
    }),
    storage: await openLocalStorage(dataDir),
    sealer: createSealer({ current: randomBytes(32), others: [] }),
    signer: await openSigner(env),
  };
  const log: string[] = [];
  const app = await buildApp(platform, realtime, { webFolder, logStream: { write: (line) => void log.push(line) } });

  return {
    app,
    db,
    env,
    platform,
    transact: platform.transact,
    realtime,
    log,
    clock,
    published: () => {
      const sent = broadcasts;
      broadcasts = [];
      return sent;
    },
    call: async (call, { as, params, query, body, files, headers = {} } = {}) => {
      const isForm = call.encoding === 'multipart';
      const form = isForm ? await multipart(body ?? {}, files ?? []) : null;
      return app.inject({
        method: call.method,
        url: callPath(call, params),
        ...(query ? { query: Object.fromEntries(Object.entries(query).map(([k, v]) => [k, String(v)])) } : {}),
        headers: { ...(as ? { authorization: `Bearer ${as.token}` } : {}), ...form?.headers, ...headers },
        ...(form ? { payload: form.payload } : body === undefined ? {} : { payload: body as object }),
      });
    },
    close: async () => {
      await app.close();
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
