import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

interface RunOptions {
  /** Kills it. */
  readonly signal?: AbortSignal | undefined;
  /** Kills it as well, as a failure of its own. */
  readonly seconds?: number;
  /** Called with each line it writes, in place of collecting them. */
  readonly onLine?: (line: string) => void;
}

/** A program that did not do its work; `output` is the end of what it complained of. */
export class ProgramError extends Error {
  constructor(
    program: string,
    end: string,
    readonly output: string,
  ) {
    super(`@paidang/server: ${program} ended with ${end}.`);
    this.name = 'ProgramError';
  }
}

const keptComplaint = 2000;
/** More output than is ever needed. */
const mostWritten = 4_000_000;
/** Kilobytes of addresses, where the system counts them: what a film unfolds to fills no machine. */
const mostMemory = 4_000_000;

/** The program within its memory; a shell sets the limit and becomes the program. */
const limited = (program: string, args: readonly string[]): [string, string[]] =>
  process.platform === 'linux'
    ? ['/bin/sh', ['-c', `ulimit -v ${mostMemory}; exec "$0" "$@"`, program, ...args]]
    : [program, [...args]];

/** Requests have priority over transcoding. */
function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended, or the system has no priorities.
  }
}

/** Splits what arrives in pieces into lines. */
function lineReader(onLine: (line: string) => void): (piece: Buffer) => void {
  let rest = '';
  return (piece) => {
    const lines = (rest + piece.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
}

/**
 * Runs a program and returns its output. It gets none of our environment variables, since it reads untrusted files.
 *
 * @throws ProgramError when it fails, the signal's reason when that ended it.
 */
export function run(
  program: string,
  args: readonly string[],
  { signal, seconds, onLine }: RunOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const written: Buffer[] = [];
    let bytes = 0;
    let complaint = '';
    const child = spawn(...limited(program, args), {
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
    });
    yieldToOthers(child.pid);
    const timer = seconds === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    const readLine = onLine && lineReader(onLine);
    child.stdout.on('data', (piece: Buffer) => {
      if (readLine) return readLine(piece);
      bytes += piece.length;
      if (bytes > mostWritten) child.kill('SIGKILL');
      else written.push(piece);
    });
    child.stderr.on('data', (piece: Buffer) => {
      complaint = (complaint + piece.toString()).slice(-keptComplaint);
    });
    child.once('error', (error) => {
      if (!signal?.aborted) reject(error);
    });
    // Only once the process is gone, since its files are removed next.
    child.once('close', (code, killedBy) => {
      clearTimeout(timer);
      if (signal?.aborted) reject(signal.reason);
      else if (code === 0) resolve(Buffer.concat(written));
      else reject(new ProgramError(program, String(code ?? killedBy), complaint));
    });
  });
}
