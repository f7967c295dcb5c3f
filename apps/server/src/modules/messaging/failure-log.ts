import type { LineFailureReason } from '../../platform/line';

/** Takes a line of the log. */
export interface FailureLogger {
  warn(fields: { reason: LineFailureReason }, message: string): void;
}

const hour = 3_600_000;

/** Failures of one person's account: shown to them, and nothing for the operator to fix. */
const personal: readonly LineFailureReason[] = ['blocked', 'unbound'];

/** Logs why LINE messages fail, once per reason and hour, since a used-up quota refuses every message. */
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
