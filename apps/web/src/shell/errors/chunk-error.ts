import { hasUnsavedWork } from '../../stores/unsaved';

const patterns = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /module script.*timed out/i,
];

/** A part of the app could not be fetched: usually it was replaced by a newer version. */
export class ChunkTimeoutError extends Error {
  override readonly name = 'ChunkTimeoutError';
}

export const isChunkError = (error: unknown): boolean =>
  error instanceof ChunkTimeoutError ||
  (error instanceof Error && patterns.some((pattern) => pattern.test(error.message)));

const key = 'paidang.reloaded-from';

/** The version that runs here: its first script has a name of its own. */
const version = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/** A page that cannot be fetched either would leave the browser's own error in place of ours. */
const isServerThere = async (): Promise<boolean> => {
  const answer = await fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    headers: { accept: 'text/html' },
  }).catch(() => null);
  return answer?.ok ?? false;
};

/**
 * Loads the page anew because parts of the running version are gone: once a version, and never over words that are not
 * saved. When it does not help, the panel with its button stays.
 */
export async function reloadOnce(reload = () => window.location.reload()): Promise<void> {
  const isDone = () => sessionStorage.getItem(key) === version();
  if (hasUnsavedWork() || isDone() || !(await isServerThere()) || hasUnsavedWork() || isDone()) return;
  sessionStorage.setItem(key, version());
  reload();
}
