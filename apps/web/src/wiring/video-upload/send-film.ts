import type { Video } from '@paidang/contract/entities';
import { mayMoveVideo, type VideoState } from '@paidang/contract/workflow';
import { labels } from '#labels/video-upload';
import { ApiError } from '../../data/errors';
import { fetchUnsent, sendChunk } from '../../data/videos';
import { useVideoUploads } from '../../stores/video-uploads';
import { createSpeed, digestOf, fingerprintOf, sendChunks } from './send-chunks';

/** Longest pause between two attempts, ms. */
const longestPause = 30_000;

const arrived: readonly VideoState[] = ['making', 'transcoding', 'transcoded'];

export interface SendFilmOptions {
  task: string;
  file: File;
  signal: AbortSignal;
  /** Called when the server has a draft to show. */
  onChanged: () => void;
}

/**
 * Sends what the server lacks of a film, and reports its progress in the store of uploads.
 *
 * @returns what a refusal says; `null` if the film has arrived
 * @throws the reason of the signal
 */
export async function sendFilm({ task, file, signal, onChanged }: SendFilmOptions): Promise<string | null> {
  const { change } = useVideoUploads.getState();
  const speed = createSpeed(file.size);
  let hasDraft = false;
  try {
    const fingerprint = await fingerprintOf(file);
    const known = await retryUntilReachable(() => fetchUnsent(task, fingerprint, signal), task, signal);
    signal.throwIfAborted();
    // The server already has the whole file.
    if (known && arrived.includes(known.state)) return null;
    const stored = known && mayMoveVideo(known.state, 'receive') ? known.stored_chunks : [];
    change(task, { status: 'sending' });
    await sendChunks<Video>({
      file,
      stored,
      signal,
      send: async ({ number, of, bytes }, onProgress) => {
        const feedback = { name: file.name, size: file.size, fingerprint, sha256: await digestOf(bytes) };
        const video = await sendChunk(task, { number, of, bytes, feedback }, { signal, onProgress });
        // From the first chunk on there is a draft to show.
        if (!hasDraft) onChanged();
        hasDraft = true;
        return video;
      },
      onSent: (sent) => change(task, { sent, secondsLeft: speed.secondsLeft(sent, Date.now()) }),
      onWaiting: (waiting) => {
        speed.restart();
        change(task, { status: waiting ? 'waiting' : 'sending', secondsLeft: null });
      },
      pause: (failures) => pauseBeforeRetry(failures, signal),
    });
    return null;
  } catch (error) {
    if (signal.aborted) throw error;
    return messageOf(error);
  }
}

/** Repeats a request until the network carries it. */
async function retryUntilReachable<Answer>(
  call: () => Promise<Answer>,
  task: string,
  signal: AbortSignal,
): Promise<Answer> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || (error instanceof ApiError && error.status < 500)) throw error;
      useVideoUploads.getState().change(task, { status: 'waiting' });
      await pauseBeforeRetry(failures, signal);
    }
  }
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError) return Object.values(error.errors)[0]?.[0] ?? (error.message || labels.refused);
  return labels.unreadable;
}

/**
 * Waits before another attempt, longer after each failure. While offline it waits for the connection, and a restored
 * connection ends any wait.
 */
function pauseBeforeRetry(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      stop();
      resolve();
    };
    const cancel = () => {
      stop();
      reject(signal.reason);
    };
    const timer = navigator.onLine ? setTimeout(go, Math.min(longestPause, 1000 * 2 ** (failures - 1))) : undefined;
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', cancel);
    };
    window.addEventListener('online', go);
    signal.addEventListener('abort', cancel);
    if (signal.aborted) cancel();
  });
}
