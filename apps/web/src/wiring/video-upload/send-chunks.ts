import { limits } from '@paidang/contract/limits';
import { chunkBytes, chunkCount } from '@paidang/contract/rules';
import { ApiError, NetworkError } from '../../data/errors';

export interface SendChunksOptions<Answer> {
  file: Blob;
  /** Numbers of the chunks the server has. */
  stored: readonly number[];
  send: (chunk: { number: number; of: number; bytes: Blob }, onProgress: (ratio: number) => void) => Promise<Answer>;
  /** Bytes the server has, those of the chunk on its way included. */
  onSent: (bytes: number) => void;
  /** It waits to try again, or goes on. */
  onWaiting: (waiting: boolean) => void;
  /** Resolves when another try makes sense, after so many that failed. */
  pause: (failures: number) => Promise<void>;
  signal: AbortSignal;
}

/** Whether the same chunk may go through later: the network failed, or a server that is busy or restarts. */
const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (error.status >= 500 || [408, 429].includes(error.status)));

/**
 * Sends what the server does not have of a file, one chunk after the other, and each until it is there. Answers what the
 * server said to the last.
 *
 * @throws what the server refuses, and `AbortError`
 */
export async function sendChunks<Answer>({
  file,
  stored,
  send,
  onSent,
  onWaiting,
  pause,
  signal,
}: SendChunksOptions<Answer>): Promise<Answer | null> {
  const of = chunkCount(file.size);
  const missing = Array.from({ length: of }, (_, number) => number).filter((number) => !stored.includes(number));
  let sent = stored.reduce((sum, number) => sum + chunkBytes(file.size, number), 0);
  let answer: Answer | null = null;
  onSent(sent);
  for (const number of missing) {
    const size = chunkBytes(file.size, number);
    const from = number * limits.video.chunkBytes;
    const chunk = { number, of, bytes: file.slice(from, from + size) };
    for (let failures = 0; ; ) {
      signal.throwIfAborted();
      try {
        answer = await send(chunk, (ratio) => onSent(sent + size * ratio));
        break;
      } catch (error) {
        if (!isPassing(error)) throw error;
        failures += 1;
        onSent(sent);
        onWaiting(true);
        await pause(failures);
        onWaiting(false);
      }
    }
    sent += size;
    onSent(sent);
  }
  return answer;
}
