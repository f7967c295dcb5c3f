import type { LineFailureReason } from '../../platform/line';

/** The part of a logger that `FailureLog` uses. */
export interface FailureLogger {
  warn(fields: { reason: LineFailureReason }, message: string): void;
}

const hour = 3_600_000;

/** Failures of a single user's account. They are shown to that user, and the operator cannot fix them. */
const personalReasons: readonly LineFailureReason[] = ['blocked', 'unbound'];

/** Logs why LINE messages fail, only once per reason and hour, since an exhausted quota rejects every message. */
export class FailureLog {
  readonly #loggedAt = new Map<LineFailureReason, number>();

  constructor(
    private readonly log: FailureLogger,
    private readonly clock: () => Date,
  ) {}

  add(reason: LineFailureReason): void {
    if (personalReasons.includes(reason)) return;
    const now = this.clock().getTime();
    const last = this.#loggedAt.get(reason);
    if (last !== undefined && now - last < hour) return;
    this.#loggedAt.set(reason, now);
    this.log.warn({ reason }, 'LINE message failed');
  }
}
