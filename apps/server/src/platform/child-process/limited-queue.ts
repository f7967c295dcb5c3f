import { errorCodes } from '@paidang/contract/calls';
import { messages } from '@paidang/contract/rules';
import { AppError } from '../errors';

interface QueueLimits {
  /** Maximum number of running tasks. */
  readonly atOnce: number;
  /** Maximum number of waiting tasks. */
  readonly waiting: number;
  /** Maximum number of one owner's tasks, running and waiting. */
  readonly ofOne: number;
}

class Turns {
  #working = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #ofOwner = new Map<string, number>();

  constructor(private readonly places: QueueLimits) {}

  async take<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.#ofOwner.get(owner) ?? 0;
    const { atOnce, waiting, ofOne } = this.places;
    if (own >= ofOne || this.#working + this.#waiting.length >= atOnce + waiting) {
      throw new AppError(errorCodes.tooManyRequests, { message: messages.filesBusy });
    }
    this.#ofOwner.set(owner, own + 1);
    try {
      if (this.#working >= atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
      else this.#working += 1;
      return await work().finally(() => this.#leave());
    } finally {
      this.#forget(owner);
    }
  }

  /** Passes the place on to the task that has waited longest. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#working -= 1;
  }

  #forget(owner: string): void {
    const left = (this.#ofOwner.get(owner) ?? 1) - 1;
    if (left > 0) this.#ofOwner.set(owner, left);
    else this.#ofOwner.delete(owner);
  }
}

/**
 * Limits concurrency: some tasks run, some wait, and each owner may only have some of both. Beyond these limits the
 * returned function throws 0429.
 */
export function createLimitedQueue(
  places: QueueLimits,
): <Result>(owner: string, work: () => Promise<Result>) => Promise<Result> {
  const turns = new Turns(places);
  return (owner, work) => turns.take(owner, work);
}
