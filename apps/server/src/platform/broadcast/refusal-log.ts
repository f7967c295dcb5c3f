/** Takes a line of the log. */
export interface RefusalLogger {
  warn(fields: { reason: string; times: number }, message: string): void;
}

/**
 * What one connection was refused: a line at the first time of each reason and one at the end with how often, so that
 * nobody fills the log by being refused. Reasons are words of our own, never what the client sent.
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
