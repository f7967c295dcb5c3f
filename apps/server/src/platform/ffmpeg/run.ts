import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

interface RunOptions {
  /** Kills the program when aborted. */
  readonly signal?: AbortSignal | undefined;
  /** Time limit; the program is killed after it, and fails. */
  readonly seconds?: number;
  /** Called with each line of output, which is then not collected. */
  readonly onLine?: (line: string) => void;
}

/** A program failed; `output` is the end of its error output. */
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
/** Output limit in bytes, far above what is needed. */
const maxOutputBytes = 4_000_000;
/** Address space in kilobytes (Linux only), so that a malicious video cannot fill the machine's memory. */
const maxMemoryKb = 4_000_000;

/** Runs the program with a memory limit: a shell sets the limit and then becomes the program. */
const limited = (program: string, args: readonly string[]): [string, string[]] =>
  process.platform === 'linux'
    ? ['/bin/sh', ['-c', `ulimit -v ${maxMemoryKb}; exec "$0" "$@"`, program, ...args]]
    : [program, [...args]];

/** Lowers the priority of a process, so that requests come first. */
function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended, or the system does not support priorities.
  }
}

/** Splits chunks into lines. */
function lineReader(onLine: (line: string) => void): (piece: Buffer) => void {
  let rest = '';
  return (piece) => {
    const lines = (rest + piece.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
}

/**
 * Runs a program and returns its output. The program does not get our environment variables, since it reads untrusted files.
 *
 * @throws ProgramError if it fails, or the signal's reason if it was aborted.
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
      if (bytes > maxOutputBytes) child.kill('SIGKILL');
      else written.push(piece);
    });
    child.stderr.on('data', (piece: Buffer) => {
      complaint = (complaint + piece.toString()).slice(-keptComplaint);
    });
    child.once('error', (error) => {
      if (!signal?.aborted) reject(error);
    });
    // Only after the process is gone, since its files are removed next.
    child.once('close', (code, killedBy) => {
      clearTimeout(timer);
      if (signal?.aborted) reject(signal.reason);
      else if (code === 0) resolve(Buffer.concat(written));
      else reject(new ProgramError(program, String(code ?? killedBy), complaint));
    });
  });
}
