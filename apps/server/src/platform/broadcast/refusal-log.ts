/** Takes a line of the log. */
export interface RefusalLogger {
  warn(fields: { reason: string; times: number }, message: string): void;
}

/**
 * Logs the refusals of one connection: a line at the first of each reason, and one at the end with their number, so
 * that a client cannot flood the log. Reasons are our own words, never the client's.
 */
export class RefusalLog {
  readonly #times = new Map<string, number>();

  constructor(private readonly log: RefusalLogger) {}

  add(reason: string): void {
    const times = (this.#times.get(reason) ?? 0) + 1;
    this.#times.set(reason, times);
    if (times === 1) this.log.warn({ reason, times }, 'socket refused');
  }

  end(): void {
    for (const [reason, times] of this.#times) {
      if (times > 1) this.log.warn({ reason, times }, 'socket refused');
    }
    this.#times.clear();
  }
}
