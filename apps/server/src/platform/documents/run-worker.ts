import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

interface Bounds {
  /** Milliseconds after which the work is given up. */
  readonly timeout: number;
  /** Megabytes its objects may take. */
  readonly memory: number;
}

/** Beside the source in development and tests, beside the bundle in production. */
function workerFile(name: string): URL {
  const source = new URL(`./${name}.ts`, import.meta.url);
  return existsSync(fileURLToPath(source)) ? source : new URL(`./${name}.js`, import.meta.url);
}

/** Runs at most so many at once; the others wait their turn. */
class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

/** Of the machine, not of a request: two threads are what a small one has. */
const turns = new Turns(2);

function start<Result>(name: string, input: unknown, { timeout, memory }: Bounds): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const worker = new Worker(workerFile(name), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: memory },
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    const timer = setTimeout(() => end(() => reject(new Error(`@paidang/server: ${name} took too long.`))), timeout);
    worker.once('message', (result: Result) => end(() => resolve(result)));
    worker.once('error', (error) => end(() => reject(error)));
    worker.once('exit', (code) => end(() => reject(new Error(`@paidang/server: ${name} ended with ${code}.`))));
  });
}

/**
 * Does slow work with a file on a thread of its own: requests of others go on meanwhile, and a file made to take for ever
 * or to fill the memory ends its own thread only.
 *
 * @throws what the worker threw, or that it took too long.
 */
export const runWorker = <Result>(name: string, input: unknown, bounds: Bounds): Promise<Result> =>
  turns.take(() => start(name, input, bounds));
