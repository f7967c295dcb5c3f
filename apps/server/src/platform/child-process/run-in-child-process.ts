import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLimitedQueue } from './limited-queue';
import type { ChildResult } from './serve-child-process';

interface Bounds {
  /** Milliseconds after which the child process is killed. */
  readonly timeout: number;
  /** Heap limit in megabytes. */
  readonly memory: number;
}

/** The work was not completed: it took too long or too much memory, or crashed. */
export class ChildProcessError extends Error {
  constructor(
    program: string,
    override readonly cause: 'time' | 'death' | 'failure',
    detail: string,
  ) {
    super(`@paidang/server: ${program} ${detail}.`);
    this.name = 'ChildProcessError';
  }
}

/** The child refused the work; the message is the name of the reason. */
export class ChildProcessRefusal extends Error {
  constructor(readonly reason: string) {
    super(`@paidang/server: refused for ${reason}.`);
    this.name = 'ChildProcessRefusal';
  }
}

/** Shared by all documents; sized for a small machine with two cores. */
const documentQueue = createLimitedQueue({ atOnce: 2, waiting: 10, ofOne: 4 });

/** The program's file: next to the source in development and tests, next to the bundle in production. */
function programFile(program: string, beside: string): string {
  const source = fileURLToPath(new URL(`./${program}.ts`, beside));
  return existsSync(source) ? source : fileURLToPath(new URL(`./${program}.js`, beside));
}

function start<Result>(program: string, file: string, input: unknown, { timeout, memory }: Bounds): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    // Without our environment variables, since the child reads untrusted files.
    const child = fork(file, [], {
      execArgv: [`--max-old-space-size=${memory}`, '--disable-warning=ExperimentalWarning'],
      env: { PATH: process.env.PATH },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      settle();
    };
    const failed = (cause: ChildProcessError['cause'], detail: string) =>
      end(() => reject(new ChildProcessError(program, cause, detail)));
    const timer = setTimeout(() => failed('time', 'took too long'), timeout);
    child.once('message', (answer: ChildResult<Result>) => {
      if (answer.kind === 'done') end(() => resolve(answer.result));
      else if (answer.kind === 'refused') end(() => reject(new ChildProcessRefusal(answer.reason)));
      else failed('failure', `failed: ${answer.message}`);
    });
    child.once('error', ({ message }) => failed('death', `did not run: ${message}`));
    child.once('exit', (code, signal) => failed('death', `ended with ${code ?? signal}`));
    child.send(input as object, (error) => {
      if (error) failed('death', `was not reached: ${error.message}`);
    });
  });
}

/**
 * Processes an uploaded file in a child process, so that it does not block other requests. A malicious file can only kill
 * that process, which a thread's memory limit does not guarantee (docs/decisions/0191).
 *
 * @param beside `import.meta.url` of the module next to the program.
 * @param owner the user who requested the work: one user cannot take all the places.
 * @throws 0429 when too many tasks are waiting, ChildProcessRefusal, ChildProcessError
 */
export const runInChildProcess = <Result>(
  program: string,
  { beside, owner, ...bounds }: Bounds & { readonly beside: string; readonly owner: string },
  input: unknown,
): Promise<Result> => documentQueue(owner, () => start<Result>(program, programFile(program, beside), input, bounds));
