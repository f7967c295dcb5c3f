import { untilLoaded } from '../../shared/until-loaded';
import { useSession } from '../../stores/session';
import { useUnsaved } from '../../stores/unsaved';
import { isUploading, useVideoUploads } from '../../stores/video-uploads';

export interface VideoUploadOptions {
  task: string;
  /** Position of the task in its project. */
  index: number;
  file: File;
  /** Called when the film has changed on the server. */
  onChanged: () => void;
}

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
  try {
    // Loaded on demand: users who only watch a film do not need the code for sending.
    const sending = await untilLoaded(() => import('./send-film'), signal);
    if (!sending) throw signal.reason;
    const message = await sending.sendFilm({ task, file, signal, onChanged });
    if (message === null) remove(task);
    else change(task, { status: 'failed', message });
  } catch (error) {
    if (!signal.aborted) throw error;
    // Otherwise another upload of the same task has taken its place in the store.
    if (running.get(task) === controller) remove(task);
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
