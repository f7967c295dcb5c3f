/** The part of a logger that the refusal log uses. */
export interface RefusalLogger {
  warn(fields: { reason: string; times: number }, message: string): void;
}

/**
 * Logs the refusals of one connection: a line for the first of each reason, and a final one with their number, so that a
 * client cannot flood the log. Reasons are fixed texts of ours, never client input.
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
