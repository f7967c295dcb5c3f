/** At most `count` events in any `span` milliseconds, however they are distributed. */
export class SlidingWindow {
  readonly #times: number[] = [];
  #next = 0;

  constructor(
    private readonly count: number,
    private readonly span: number,
  ) {}

  allow(now: number): boolean {
    const oldest = this.#times[this.#next];
    if (oldest !== undefined && now - oldest < this.span) return false;
    this.#times[this.#next] = now;
    this.#next = (this.#next + 1) % this.count;
    return true;
  }
}

/** A burst of `capacity`, then `perSecond`. Returns how long to wait instead of refusing. */
export class TokenBucket {
  #tokens: number;
  #filledAt: number;

  constructor(
    private readonly capacity: number,
    private readonly perSecond: number,
    now: number,
  ) {
    this.#tokens = capacity;
    this.#filledAt = now;
  }

  /** Takes one token; returns the milliseconds until the debt, if any, is paid. */
  take(now: number): number {
    this.#tokens = Math.min(this.capacity, this.#tokens + ((now - this.#filledAt) / 1000) * this.perSecond) - 1;
    this.#filledAt = now;
    return this.#tokens >= 0 ? 0 : Math.ceil((-this.#tokens / this.perSecond) * 1000);
  }
}
