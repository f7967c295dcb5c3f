import type { Machine } from '@paidang/contract/workflow';
import type { StepPart } from './act';

interface PlatformPart<Status extends string> {
  readonly machine: Machine<Status>;
  readonly platformId: string;
  readonly status: Status;
  readonly store: (status: Status) => Promise<unknown>;
  /** Returns the status of the step after the platform's status has changed. */
  readonly stepStatus: () => Promise<string>;
}

function statusIn<Status extends string>({ statuses }: Machine<Status>, status: string): Status {
  if (status in statuses) return status as Status;
  throw new Error(`@paidang/server: unknown status ${status}.`);
}

/** A platform's part of a step whose platforms progress separately, to be moved by `act`. */
export const platformPart = <Status extends string>({
  machine,
  store,
  stepStatus,
  ...part
}: PlatformPart<Status>): StepPart => ({
  ...part,
  settle: async (next) => {
    await store(statusIn(machine, next));
    return stepStatus();
  },
});
