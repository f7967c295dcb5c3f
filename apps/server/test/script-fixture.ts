import { randomUUID } from 'node:crypto';
import { draftTypeCalls, onePageScriptCalls, scriptCalls } from '@paidang/contract/calls';
import type { MultiPageScriptView, OnePageScriptView, ScriptSegment, ScriptType } from '@paidang/contract/entities';
import { and, eq } from 'drizzle-orm';
import { notifications } from '../src/modules/notifications/schema';
import { steps } from '../src/modules/steps/schema';
import type { TestApp } from './build-app';
import { createProject } from './factories/projects';
import type { TestUser } from './factories/users';

/** A segment that can be sent. */
export const segment = (text: string, rest: Partial<ScriptSegment> = {}): ScriptSegment => ({
  script_uuid: randomUUID(),
  title: text,
  start: null,
  end: null,
  picture: null,
  text: `<p>${text}</p>`,
  narration: '',
  ...rest,
});

interface Send {
  readonly draft?: boolean;
  /** @default the latest */
  readonly revision?: number;
  readonly as?: TestUser;
}

/** A project whose script may be written, with the calls its two people make. */
export async function createScriptFixture(server: TestApp) {
  const at = await createProject(server.transact);
  const { creator, task } = at;
  await server.db
    .update(steps)
    .set({ status: 'todo', turn: 'creator' })
    .where(and(eq(steps.taskId, task.id), eq(steps.function, '040')));
  const params = { task: task.id };
  const ofTask = { task_uuid: task.id };
  const view = async (as: TestUser): Promise<MultiPageScriptView> =>
    (await server.call(scriptCalls.view, { params, as })).json().data;
  const onePage = async (as: TestUser): Promise<OnePageScriptView> =>
    (await server.call(onePageScriptCalls.view, { params, as })).json().data;
  return {
    ...at,
    params,
    ofTask,
    view,
    onePage,
    choose: (script_type: ScriptType) =>
      server.call(draftTypeCalls.choose, { params, body: { script_type }, as: creator }),
    store: async (scripts: readonly ScriptSegment[], { draft = false, revision, as = creator }: Send = {}) =>
      server.call(scriptCalls.store, {
        body: { ...ofTask, scripts, is_draft: draft, revision: revision ?? (await view(as)).revision },
        as,
      }),
    write: async (description: string, { draft = false, revision, as = creator }: Send = {}, rest: object = {}) =>
      server.call(onePageScriptCalls.store, {
        body: {
          ...ofTask,
          description,
          is_draft: draft,
          revision: revision ?? (await onePage(as)).revision,
          ...rest,
        },
        as,
      }),
    remove: (delete_script_uuid: string, revision: number) =>
      server.call(scriptCalls.remove, { body: { ...ofTask, delete_script_uuid, revision }, as: creator }),
    recover: (script_uuid: string[], revision: number) =>
      server.call(scriptCalls.recoverSegments, { body: { ...ofTask, script_uuid, revision }, as: creator }),
    retime: (script: string, body: { start: number | null; end: number | null; sync: boolean; revision: number }) =>
      server.call(scriptCalls.retime, { params: { ...params, script }, body, as: creator }),
    /** A person's notifications, oldest first. */
    told: async ({ id }: TestUser) => {
      const rows = await server.db
        .select({ code: notifications.code, parameters: notifications.parameters })
        .from(notifications)
        .where(eq(notifications.recipientId, id))
        .orderBy(notifications.ordinal);
      return rows.map(({ code, parameters: { orderings } }) => (orderings ? `${code} ${orderings}` : code));
    },
  };
}

export type ScriptFixture = Awaited<ReturnType<typeof createScriptFixture>>;
