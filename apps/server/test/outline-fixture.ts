import { outlineCalls } from '@paidang/contract/calls';
import type { StepView } from '@paidang/contract/entities';
import { eq } from 'drizzle-orm';
import { notifications } from '../src/modules/notifications/schema';
import type { TestApp } from './build-app';
import { createProject } from './factories/projects';
import type { TestUser } from './factories/users';

interface Send {
  readonly draft?: boolean;
  /** @default the latest */
  readonly revision?: number;
  /** @default the creator */
  readonly as?: TestUser;
  /** Idempotency key. */
  readonly key?: string;
}

/** A project whose outline may be written, with the calls its two people make. */
export async function createOutlineFixture(server: TestApp) {
  const at = await createProject(server.transact);
  const { vendor, creator, task } = at;
  const params = { task: task.id };
  const view = async (as: TestUser): Promise<StepView> =>
    (await server.call(outlineCalls.view, { params, as })).json().data;
  const newest = async () => ({ version: (await view(vendor)).step.version });
  return {
    ...at,
    params,
    view,
    store: async (content: string, { draft = false, revision, as = creator, key = '' }: Send = {}) =>
      server.call(outlineCalls.store, {
        params,
        body: { content, is_draft: draft, revision: revision ?? (await view(as)).revision },
        headers: key ? { 'idempotency-key': key } : {},
        as,
      }),
    finalise: async () => server.call(outlineCalls.finalise, { params, body: await newest(), as: creator }),
    accept: async () => server.call(outlineCalls.accept, { params, body: await newest(), as: vendor }),
    ask: async (summary = '再自然一點', headers: Record<string, string> = {}) =>
      server.call(outlineCalls.requestChanges, { params, body: { ...(await newest()), summary }, as: vendor, headers }),
    reopen: async () =>
      server.call(outlineCalls.reopen, { params, body: { ...(await newest()), reason: '漏看一段' }, as: vendor }),
    /** Notification codes a person received, oldest first. */
    told: async ({ id }: TestUser): Promise<string[]> => {
      const rows = await server.db
        .select({ code: notifications.code })
        .from(notifications)
        .where(eq(notifications.recipientId, id))
        .orderBy(notifications.ordinal);
      return rows.map(({ code }) => code);
    },
  };
}

export type OutlineFixture = Awaited<ReturnType<typeof createOutlineFixture>>;
