import type { Work, WorkContent, WorksView } from '@paidang/contract/entities';
import { worksRoutes } from '@paidang/contract/routes';
import { request } from './api';
import { moveHandles, saveHandles, sendHandles } from './reviews';
import { type DraftSource, readingQuery, type StepPageView, type StoreContent, type ViewOptions } from './step-source';
import { useStep } from './steps';

const readWorks = async (task: string, options?: ViewOptions) =>
  (await request(worksRoutes.view, { params: { task }, query: readingQuery(options) })).data;

/** The works of a task, platform by platform. */
export const useWorks = (task: string) =>
  useStep<WorksView>({ path: ['works', task], view: (options) => readWorks(task, options) });

/** One platform's work in the form of a step view. */
export const worksView = ({ project, task, step }: WorksView, work: Work): StepPageView<WorkContent> => ({
  project,
  task,
  step: { ...step, status: work.status, turn: work.turn },
  platform: work.platform,
  versions: work.reports.map(({ uuid, number, created_by, sent_at }) => ({
    uuid,
    number,
    created_by,
    sent_at,
    finalised_at: null,
    accepted_at: null,
    round: number,
  })),
  draft: work.draft,
  revision: work.revision,
  rounds_used: 0,
  rounds_agreed: 0,
  allowed: work.allowed.includes('save_draft') ? ['save_draft'] : [],
});

export const workOf = ({ works }: WorksView, platform: string): Work => {
  const work = works.find(({ platform: { platform_uuid } }) => platform_uuid === platform);
  if (!work) throw new Error('@paidang/web: the platform no longer belongs to the task.');
  return work;
};

/**
 * Source for writing the report on one platform's work on the server.
 *
 * @param onView called with the whole step when the server returns it
 */
export function workSource(
  task: string,
  platform: string,
  onView: (view: WorksView) => void,
): DraftSource<WorkContent> {
  const params = { task, platform };
  const store = async ({ content, revision, ...settings }: StoreContent<WorkContent>, isDraft: boolean) => {
    const askUUID = isDraft ? undefined : settings.idempotencyKey;
    const body = { content, revision, is_draft: isDraft, ...(askUUID ? { askUUID } : {}) };
    const handles = isDraft ? saveHandles : sendHandles;
    const { data } = await request(worksRoutes.store, { params, body, handles, ...settings });
    onView(data);
    return worksView(data, workOf(data, platform));
  };
  return {
    path: ['work', task, platform],
    view: async () => {
      const view = await readWorks(task);
      return worksView(view, workOf(view, platform));
    },
    version: async (number) => {
      const report = workOf(await readWorks(task), platform).reports.find((one) => one.number === number);
      if (!report) throw new Error(`@paidang/web: there is no report ${number}.`);
      return report;
    },
    save: (draft) => store(draft, true),
    send: (draft) => store(draft, false),
  };
}

/** The report a decision is about: the one that was read. */
export interface ReadReport {
  task: string;
  platform: string;
  /** The decision is refused (409) if a newer report exists. */
  number: number;
}

const moveOf = <Body extends object>(idempotencyKey: string, body: Body) => ({
  idempotencyKey,
  body: { ...body, askUUID: idempotencyKey },
  handles: moveHandles,
});

export const passWork = async ({ task, platform, number }: ReadReport, idempotencyKey: string): Promise<WorksView> =>
  (await request(worksRoutes.pass, { params: { task, platform }, ...moveOf(idempotencyKey, { number }) })).data;

/** Returns a work to its creator, before or after it has passed. */
export async function returnWork(
  move: 'fail' | 'markChanged',
  { task, platform, number, reason }: ReadReport & { reason: string },
  idempotencyKey: string,
): Promise<WorksView> {
  const settings = moveOf(idempotencyKey, { number, reason });
  return (await request(worksRoutes[move], { params: { task, platform }, ...settings })).data;
}

export const unlockWorks = async (task: string, idempotencyKey: string): Promise<WorksView> =>
  (await request(worksRoutes.unlock, { params: { task }, ...moveOf(idempotencyKey, {}) })).data;
