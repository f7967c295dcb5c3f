import type { Video } from '@paidang/contract/entities';
import { mayMoveVideo, type VideoState } from '@paidang/contract/workflow';
import { labels } from '#labels/video-upload';
import { ApiError } from '../../data/errors';
import { fetchUnsent, sendChunk } from '../../data/videos';
import { untilLoaded } from '../../shared/until-loaded';
import { useSession } from '../../stores/session';
import { useUnsaved } from '../../stores/unsaved';
import { isUploading, useVideoUploads } from '../../stores/video-uploads';

/** Longest rest between two tries, ms. */
const longestPause = 30_000;

export interface VideoUploadOptions {
  task: string;
  /** Position of the task in its project. */
  index: number;
  file: File;
  /** The server has something new to say of the film. */
  onChanged: () => void;
}

const arrived: readonly VideoState[] = ['making', 'transcoding', 'transcoded'];

const running = new Map<string, AbortController>();

/** The browser asks before the page is left; it has its own words for that. */
const beforeUnload = (event: BeforeUnloadEvent) => {
  if (isUploading(useVideoUploads.getState())) event.preventDefault();
};

/** Sends a film in the background of whatever page is open, from where it stopped when it is the same file. */
export async function startVideoUpload({ task, index, file, onChanged }: VideoUploadOptions): Promise<void> {
  running.get(task)?.abort();
  const controller = new AbortController();
  const { signal } = controller;
  running.set(task, controller);
  const { put, change, remove } = useVideoUploads.getState();
  const mark = (unsaved: boolean) => useUnsaved.getState().set(`video-upload/${task}`, unsaved);
  const user = useSession.getState().user?.uuid;
  // Whoever signs in next does not go on with somebody else's film.
  const stopFollowing = useSession.subscribe((session) => session.user?.uuid !== user && controller.abort());

  put({ task, index, name: file.name, bytes: file.size, sent: 0, status: 'reading', message: null, secondsLeft: null });
  mark(true);
  window.addEventListener('beforeunload', beforeUnload);
  let told = false;
  try {
    // Who only watches a film loads nothing of how one is sent.
    const sending = await untilLoaded(() => import('./send-chunks'), signal);
    if (!sending) throw signal.reason;
    const { createSpeed, digestOf, fingerprintOf, sendChunks } = sending;
    const speed = createSpeed(file.size);
    const fingerprint = await fingerprintOf(file);
    const known = await retryUntilReachable(() => fetchUnsent(task, fingerprint, signal), task, signal);
    signal.throwIfAborted();
    // The whole file is there already.
    if (known && arrived.includes(known.state)) return remove(task);
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
        if (!told) onChanged();
        told = true;
        return video;
      },
      onSent: (sent) => change(task, { sent, secondsLeft: speed.secondsLeft(sent, Date.now()) }),
      onWaiting: (waiting) => {
        speed.restart();
        change(task, { status: waiting ? 'waiting' : 'sending', secondsLeft: null });
      },
      pause: (failures) => pauseBeforeRetry(failures, signal),
    });
    remove(task);
  } catch (error) {
    if (signal.aborted) {
      // Another upload of the same task has taken its place in the store.
      if (running.get(task) === controller) remove(task);
    } else change(task, { status: 'failed', message: messageOf(error) });
  } finally {
    stopFollowing();
    if (running.get(task) === controller) {
      running.delete(task);
      mark(false);
    }
    if (running.size === 0) window.removeEventListener('beforeunload', beforeUnload);
    onChanged();
  }
}

/** Stops sending; what is there already stays for another time. */
export function stopVideoUpload(task: string): void {
  running.get(task)?.abort();
  useVideoUploads.getState().remove(task);
}

/** A question that is asked until the network carries it. */
async function retryUntilReachable<Answer>(
  question: () => Promise<Answer>,
  task: string,
  signal: AbortSignal,
): Promise<Answer> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await question();
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
 * Waits before another try, longer after each failure; without a connection until there is one, and not longer once it has
 * come back.
 */
function pauseBeforeRetry(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      stop();
      resolve();
    };
    const give = () => {
      stop();
      reject(signal.reason);
    };
    const timer = navigator.onLine ? setTimeout(go, Math.min(longestPause, 1000 * 2 ** (failures - 1))) : undefined;
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', give);
    };
    window.addEventListener('online', go);
    signal.addEventListener('abort', give);
    if (signal.aborted) give();
  });
}
