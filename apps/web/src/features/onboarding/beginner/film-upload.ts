import type { VideoView } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { guideTasks } from '@paidang/contract/vocabulary';
import { fetchUnsent, videoSource } from '../../../data/videos';
import { useVideoUploads } from '../../../stores/video-uploads';

const [first, second] = guideTasks.video;
const { progress, loading, done } = limits.onboarding.film;

/** Replaces the step view of a video page. */
export type StoreStepView = (task: string, view: VideoView) => void;

/**
 * Simulates an upload: sending, processing, and the second version. No request leaves the page.
 *
 * @returns a function that stops it
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
  // The page reports a missing connection; the step still makes sense without its video.
  play().catch(() => undefined);

  return () => {
    stopped.abort();
    if (shown) remove(shown);
  };
}
