import type { DelayShift, ProjectSchedule, ScheduleContent } from '@paidang/contract/entities';
import { scheduleRoutes } from '@paidang/contract/routes';
import { request } from './api';
import { moveHandles, saveHandles } from './reviews';
import { useStep } from './steps';

/** The schedule of a task. */
export const useSchedule = (task: string) =>
  useStep({
    path: ['schedule', task],
    view: async () => (await request(scheduleRoutes.get, { params: { task } })).data,
  });

/** Every proposal of its dates, newest first. */
export const useScheduleHistories = (task: string) =>
  useStep({
    path: ['schedule-histories', task],
    view: async () => (await request(scheduleRoutes.histories, { params: { task } })).data,
  });

interface Written {
  content: ScheduleContent;
  /** Revision of the draft it is based on. */
  revision: number;
  /** Number of the dates it starts from or answers. */
  number: number;
}

/** The moves for a schedule. `key` identifies one intention and the group of its notification. */
export interface ScheduleSource {
  save: (written: Written) => Promise<ProjectSchedule>;
  propose: (written: Written, key: string) => Promise<ProjectSchedule>;
  counter: (written: Written, key: string) => Promise<ProjectSchedule>;
  confirm: (number: number, key: string) => Promise<ProjectSchedule>;
  decline: (number: number, note: string, key: string) => Promise<ProjectSchedule>;
  recall: (number: number, key: string) => Promise<ProjectSchedule>;
  shift: (offer: Pick<DelayShift, 'column' | 'days'> & { number: number }, key: string) => Promise<ProjectSchedule>;
}

/** The schedule of a task on the server. */
export function scheduleSource(task: string): ScheduleSource {
  const params = { task };
  const settings = (idempotencyKey: string) => ({ params, idempotencyKey, handles: moveHandles });
  return {
    save: async (written) =>
      (await request(scheduleRoutes.propose, { params, body: { ...written, is_draft: true }, handles: saveHandles }))
        .data,
    propose: async (written, askUUID) =>
      (await request(scheduleRoutes.propose, { ...settings(askUUID), body: { ...written, is_draft: false, askUUID } }))
        .data,
    counter: async (written, askUUID) =>
      (await request(scheduleRoutes.counter, { ...settings(askUUID), body: { ...written, askUUID } })).data,
    confirm: async (number, askUUID) =>
      (await request(scheduleRoutes.confirm, { ...settings(askUUID), body: { number, askUUID } })).data,
    decline: async (number, note, askUUID) =>
      (await request(scheduleRoutes.decline, { ...settings(askUUID), body: { number, note, askUUID } })).data,
    recall: async (number, askUUID) =>
      (await request(scheduleRoutes.recall, { ...settings(askUUID), body: { number, askUUID } })).data,
    shift: async ({ number, column, days }, askUUID) =>
      (await request(scheduleRoutes.shift, { ...settings(askUUID), body: { number, column, days, askUUID } })).data,
  };
}

/** Records that the dates were seen. Unimportant, so failures are silent. */
export const openSchedule = async (task: string, number: number): Promise<ProjectSchedule | null> =>
  request(scheduleRoutes.open, { params: { task }, body: { number }, handles: 'all' }).then(
    ({ data }) => data,
    () => null,
  );
