import type { Work, WorkContent, WorksSheet } from '@paidang/contract/entities';
import { worksRoutes } from '@paidang/contract/routes';
import { request } from './api';
import { moveHandles, saveHandles, sendHandles } from './reviews';
import type { DraftSource, StepSheet, StoreContent } from './step-source';
import { useStep } from './steps';

const readWorks = async (task: string): Promise<WorksSheet> =>
  (await request(worksRoutes.sheet, { params: { task } })).data;

/** The works of a task, platform by platform. */
export const useWorks = (task: string) => useStep({ path: ['works', task], sheet: () => readWorks(task) });

/** One platform's work as a step's page sees a step. */
export const workSheet = ({ project, task, step }: WorksSheet, work: Work): StepSheet<WorkContent> => ({
  project,
  task,
  step: { ...step, status: work.status, ball: work.ball },
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

export const workOf = ({ works }: WorksSheet, platform: string): Work => {
  const work = works.find(({ platform: { platform_uuid } }) => platform_uuid === platform);
  if (!work) throw new Error('@paidang/web: the platform has left the task.');
  return work;
};

/**
 * One platform's work on the server, to be written about.
 *
 * @param onSheet told of the whole step whenever it is answered.
 */
export function workSource(
  task: string,
  platform: string,
  onSheet: (sheet: WorksSheet) => void,
): DraftSource<WorkContent> {
  const params = { task, platform };
  const store = async ({ content, revision, ...settings }: StoreContent<WorkContent>, isDraft: boolean) => {
    const askUUID = isDraft ? undefined : settings.idempotencyKey;
    const body = { content, revision, is_draft: isDraft, ...(askUUID ? { askUUID } : {}) };
    const handles = isDraft ? saveHandles : sendHandles;
    const { data } = await request(worksRoutes.store, { params, body, handles, ...settings });
    onSheet(data);
    return workSheet(data, workOf(data, platform));
  };
  return {
    path: ['work', task, platform],
    sheet: async () => {
      const sheet = await readWorks(task);
      return workSheet(sheet, workOf(sheet, platform));
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

/** What is decided about: the report that was read. */
export interface ReadReport {
  task: string;
  platform: string;
  /** A newer one has the decision refused (409). */
  number: number;
}

const moveOf = <Body extends object>(idempotencyKey: string, body: Body) => ({
  idempotencyKey,
  body: { ...body, askUUID: idempotencyKey },
  handles: moveHandles,
});

export const passWork = async ({ task, platform, number }: ReadReport, idempotencyKey: string): Promise<WorksSheet> =>
  (await request(worksRoutes.pass, { params: { task, platform }, ...moveOf(idempotencyKey, { number }) })).data;

/** Hands a work back, before it passed or after. */
export async function returnWork(
  move: 'fail' | 'markChanged',
  { task, platform, number, reason }: ReadReport & { reason: string },
  idempotencyKey: string,
): Promise<WorksSheet> {
  const settings = moveOf(idempotencyKey, { number, reason });
  return (await request(worksRoutes[move], { params: { task, platform }, ...settings })).data;
}

export const unlockWorks = async (task: string, idempotencyKey: string): Promise<WorksSheet> =>
  (await request(worksRoutes.unlock, { params: { task }, ...moveOf(idempotencyKey, {}) })).data;
