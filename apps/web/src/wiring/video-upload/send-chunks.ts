import { limits } from '@paidang/contract/limits';
import { chunkBytes, chunkCount } from '@paidang/contract/rules';
import { ApiError, NetworkError } from '../../data/errors';

export interface SendChunksOptions<Answer> {
  file: Blob;
  /** Numbers of the chunks the server has. */
  stored: readonly number[];
  send: (chunk: { number: number; of: number; bytes: Blob }, onProgress: (ratio: number) => void) => Promise<Answer>;
  /** Called with the bytes sent so far, including those of the current chunk. */
  onSent: (bytes: number) => void;
  /** Called when sending waits for a retry, and when it continues. */
  onWaiting: (waiting: boolean) => void;
  /** Resolves when another attempt makes sense, given the number of failures. */
  pause: (failures: number) => Promise<void>;
  signal: AbortSignal;
}

/** Whether the same chunk may succeed later: a network failure, or a server that is busy or restarting. */
const isTemporary = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (error.status >= 500 || [408, 429].includes(error.status)));

/**
 * Sends the missing chunks of a file one after another, retrying each until it arrives. Returns the server's response to
 * the last chunk.
 *
 * @throws the refusal of the server, or `AbortError`
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
        if (!isTemporary(error)) throw error;
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

/** Time of sending before the speed is meaningful, ms. */
const minimumTime = 2000;

/** Estimates the time left for `bytes`, from what was sent since the upload started or continued. */
export function createSpeed(bytes: number) {
  let since: { at: number; sent: number } | null = null;
  return {
    /** Excludes the time spent waiting. */
    restart: () => {
      since = null;
    },
    /** @param now ms since 1970 */
    secondsLeft: (sent: number, now: number): number | null => {
      since ??= { at: now, sent };
      const gained = sent - since.sent;
      if (now - since.at < minimumTime || gained <= 0) return null;
      return ((bytes - sent) * (now - since.at)) / gained / 1000;
    },
  };
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a part of a file, in hex; the browser computes it off the main thread. */
export const digestOf = async (part: Blob): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', await part.arrayBuffer()));

/**
 * Identifies a file by its name, size, date and beginning, so that it is recognised when chosen again. The rest, up to
 * 4 GB, is not read.
 */
export async function fingerprintOf(file: File): Promise<string> {
  const head = await digestOf(file.slice(0, Math.min(file.size, limits.video.chunkBytes)));
  return digestOf(new Blob([[file.name, file.size, file.lastModified, head].join('\n')]));
}
