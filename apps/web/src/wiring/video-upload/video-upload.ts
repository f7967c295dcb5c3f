import type { Video } from '@paidang/contract/entities';
import { mayMoveVideo, type VideoState } from '@paidang/contract/workflow';
import { labels } from '#labels/video-upload';
import { ApiError } from '../../data/errors';
import { fetchUnsent, sendChunk } from '../../data/videos';
import { untilLoaded } from '../../shared/until-loaded';
import { useSession } from '../../stores/session';
import { useUnsaved } from '../../stores/unsaved';
import { isUploading, useVideoUploads } from '../../stores/video-uploads';

/** Longest pause between two attempts, ms. */
const longestPause = 30_000;

export interface VideoUploadOptions {
  task: string;
  /** Position of the task in its project. */
  index: number;
  file: File;
  /** Called when the film has changed on the server. */
  onChanged: () => void;
}

const arrived: readonly VideoState[] = ['making', 'transcoding', 'transcoded'];

const running = new Map<string, AbortController>();

/** Makes the browser ask before leaving the page, with its own wording. */
const beforeUnload = (event: BeforeUnloadEvent) => {
  if (isUploading(useVideoUploads.getState())) event.preventDefault();
};

/** Uploads a film in the background of any page. The same file continues where it stopped. */
export async function startVideoUpload({ task, index, file, onChanged }: VideoUploadOptions): Promise<void> {
  running.get(task)?.abort();
  const controller = new AbortController();
  const { signal } = controller;
  running.set(task, controller);
  const { put, change, remove } = useVideoUploads.getState();
  const mark = (unsaved: boolean) => useUnsaved.getState().set(`video-upload/${task}`, unsaved);
  const user = useSession.getState().user?.uuid;
  // The next user to sign in must not continue the upload of another user.
  const stopFollowing = useSession.subscribe((session) => session.user?.uuid !== user && controller.abort());

  put({ task, index, name: file.name, bytes: file.size, sent: 0, status: 'reading', message: null, secondsLeft: null });
  mark(true);
  window.addEventListener('beforeunload', beforeUnload);
  let hasDraft = false;
  try {
    // Loaded on demand: users who only watch a film do not need the code for sending.
    const sending = await untilLoaded(() => import('./send-chunks'), signal);
    if (!sending) throw signal.reason;
    const { createSpeed, digestOf, fingerprintOf, sendChunks } = sending;
    const speed = createSpeed(file.size);
    const fingerprint = await fingerprintOf(file);
    const known = await retryUntilReachable(() => fetchUnsent(task, fingerprint, signal), task, signal);
    signal.throwIfAborted();
    // The server already has the whole file.
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

/** Stops sending; chunks already on the server are kept for the next attempt. */
export function stopVideoUpload(task: string): void {
  running.get(task)?.abort();
  useVideoUploads.getState().remove(task);
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
