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

/** ms of sending before a speed means anything. */
const enough = 2000;

/** How long the rest of so many bytes takes, by what was sent since it began or went on. */
export function createSpeed(bytes: number) {
  let since: { at: number; sent: number } | null = null;
  return {
    /** The time of waiting is no time of sending. */
    restart: () => {
      since = null;
    },
    /** @param now ms since 1970 */
    secondsLeft: (sent: number, now: number): number | null => {
      since ??= { at: now, sent };
      const gained = sent - since.sent;
      if (now - since.at < enough || gained <= 0) return null;
      return ((bytes - sent) * (now - since.at)) / gained / 1000;
    },
  };
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a part of a file, in hex; the browser reckons it beside the page. */
export const digestOf = async (part: Blob): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', await part.arrayBuffer()));

/**
 * Tells a file from others by its name, size, date and beginning, so that chosen again it is known. The rest, up to 4 GB, is
 * not read for it.
 */
export async function fingerprintOf(file: File): Promise<string> {
  const head = await digestOf(file.slice(0, Math.min(file.size, limits.video.chunkBytes)));
  return digestOf(new Blob([[file.name, file.size, file.lastModified, head].join('\n')]));
}
