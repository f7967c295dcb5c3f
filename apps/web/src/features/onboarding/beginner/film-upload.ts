import type { VideoView } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { guideTasks } from '@paidang/contract/vocabulary';
import { fetchUnsent, videoSource } from '../../../data/videos';
import { useVideoUploads } from '../../../stores/video-uploads';

const [first, second] = guideTasks.video;
const { progress, loading, done } = limits.onboarding.film;

/** Shows another sheet on the page of a film. */
export type StoreStepView = (task: string, view: VideoView) => void;

/**
 * Adds a film nobody chose: it is sent, worked on, and is the second version. Nothing leaves this page.
 *
 * @returns the way to stop
 */
export function playUpload(put: StoreStepView): () => void {
  const { put: begin, change, remove } = useVideoUploads.getState();
  const stopped = new AbortController();
  let shown: string | null = null;

  const later = (delay: number, act: () => void) => {
    const timer = setTimeout(act, delay);
    stopped.signal.addEventListener('abort', () => clearTimeout(timer));
  };
  const play = async () => {
    const [view, film, next] = await Promise.all([
      videoSource(first).view(),
      fetchUnsent(first, 'the-film-of-the-guide', stopped.signal),
      videoSource(second).view(),
    ]);
    if (!film || stopped.signal.aborted) return;
    const { uuid: task, index } = view.task;
    const { name, bytes } = film;
    shown = task;
    begin({ task, index, name, bytes, sent: 0, status: 'sending', message: null, secondsLeft: null });
    for (const [delay, percent] of progress) later(delay, () => change(task, { sent: (bytes * percent) / 100 }));
    later(loading, () => {
      remove(task);
      put(first, { ...view, video: film });
    });
    later(done, () => put(first, next));
  };
  // The page itself says when there is no connection; without its film the step still tells what it is about.
  play().catch(() => undefined);

  return () => {
    stopped.abort();
    if (shown) remove(shown);
  };
}
