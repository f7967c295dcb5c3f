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

/**
 * Does slow work with a file somebody sent on a thread of its own: requests of others go on meanwhile, and a file made to
 * take for ever or to fill the memory ends its own thread only.
 *
 * @throws what the worker threw, or that it took too long.
 */
export function runWorker<Result>(name: string, input: unknown, { timeout, memory }: Bounds): Promise<Result> {
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
