import type { LineFailureReason } from '../../platform/line';

/** Takes a line of the log. */
export interface FailureLogger {
  warn(fields: { reason: LineFailureReason }, message: string): void;
}

const hour = 3_600_000;

/** What concerns one person's account alone: it is shown to them, and is nothing to mend here. */
const personal: readonly LineFailureReason[] = ['blocked', 'unbound'];

/** Says why LINE messages fail, once a reason and hour: a quota that is used up refuses every one. */
export class FailureLog {
  readonly #told = new Map<LineFailureReason, number>();

  constructor(
    private readonly log: FailureLogger,
    private readonly clock: () => Date,
  ) {}

  add(reason: LineFailureReason): void {
    if (personal.includes(reason)) return;
    const now = this.clock().getTime();
    const last = this.#told.get(reason);
    if (last !== undefined && now - last < hour) return;
    this.#told.set(reason, now);
    this.log.warn({ reason }, 'LINE message failed');
  }
}
