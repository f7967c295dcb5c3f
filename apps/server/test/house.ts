import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import formbody from '@fastify/formbody';
import type { Role } from '@paidang/contract/vocabulary';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { readEnv } from '../src/config/env';
import { guardRoutes } from '../src/http/access';
import { createCallRegistry } from '../src/http/call-registry';
import { handleErrors } from '../src/http/error-handler';
import { acceptMultipart } from '../src/http/multipart';
import { users } from '../src/modules/auth/schema';
import { openSession } from '../src/modules/auth/sessions';
import { chatRoutes, isRoomMember } from '../src/modules/chat';
import { notificationRoutes } from '../src/modules/notifications';
import { projects, tasks } from '../src/modules/projects/schema';
import { realtimeRoutes } from '../src/modules/realtime';
import { fileRoutes } from '../src/modules/uploads';
import { createRealtime, publishWith, type Realtime, serveRealtime } from '../src/platform/broadcast';
import type { Platform } from '../src/platform/platform';
import { openLocalStorage } from '../src/platform/storage';
import { createTransact } from '../src/platform/transaction';
import { createTestDatabase } from './test-database';

export interface TestUser {
  readonly id: string;
  readonly name: string;
  readonly companyName: string;
  readonly token: string;
}

export interface House {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly realtime: Realtime;
  user(name: string, role?: Role): Promise<TestUser>;
  /** A project of one task. */
  project(vendor: TestUser, creator: TestUser): Promise<{ id: string; taskId: string }>;
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const { db, close } = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'paidang-'));
  const storage = await openLocalStorage(folder);
  const realtime = createRealtime({ app: { id: 'paidang', key: 'key', secret: 'secret' }, onError: () => {} });
  const clock = () => new Date();
  const transact = createTransact({ db, clock, publish: publishWith(realtime.broadcaster) });
  const platform: Platform = { env: readEnv({ NODE_ENV: 'test' }), db, transact, storage, clock };
  const app = fastify();
  await app.register(formbody);
  await acceptMultipart(app);
  guardRoutes(app, platform);
  handleErrors(app);
  const calls = createCallRegistry(app, platform, isRoomMember);
  chatRoutes(calls, { broadcaster: realtime.broadcaster, storage });
  notificationRoutes(calls);
  fileRoutes(app, platform);
  realtimeRoutes(app, { db, realtime });
  await serveRealtime(app, realtime);
  return {
    app,
    platform,
    realtime,
    user: async (name, role = 'Creator') => {
      const values = { email: `${randomUUID()}@paidang.test`, passwordHash: '-', role, status: 'active' as const };
      const [row] = await db
        .insert(users)
        .values({ ...values, name, companyName: `${name}工作室`, avatar: `/files/${name}.png` })
        .returning();
      if (!row) throw new Error('no user');
      const token = await transact((tx) => openSession(tx, row.id));
      return { id: row.id, name, companyName: row.companyName, token };
    },
    project: async (vendor, creator) => {
      const values = { name: '冬季企劃', brand: '山眠', product: '精華', status: 'active' as const };
      const [project] = await db
        .insert(projects)
        .values({ ...values, vendorId: vendor.id })
        .returning();
      if (!project) throw new Error('no project');
      const [task] = await db
        .insert(tasks)
        .values({
          projectId: project.id,
          position: 0,
          type: 'video',
          title: '開箱',
          creatorId: creator.id,
          roundsAgreed: 2,
        })
        .returning();
      if (!task) throw new Error('no task');
      return { id: project.id, taskId: task.id };
    },
    close: async () => {
      await app.close();
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Asks as this user and returns the status and the parsed body. */
export async function ask(house: House, user: TestUser | null, options: InjectOptions) {
  const headers = { ...options.headers, ...(user ? { authorization: `Bearer ${user.token}` } : {}) };
  const response = await house.app.inject({ ...options, headers });
  return { status: response.statusCode, body: response.json() };
}
