import { limits } from '@paidang/contract/limits';
import { lazyPart, type PartModule } from '../../shared/lazy-part';
import { hasUnsavedWork } from '../../stores/unsaved';

const patterns = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /module script.*timed out/i,
];

/** Thrown when a part of the app could not be loaded, usually because a newer version replaced it. */
export class ChunkTimeoutError extends Error {
  override readonly name = 'ChunkTimeoutError';
}

export const isChunkError = (error: unknown): boolean =>
  error instanceof ChunkTimeoutError ||
  (error instanceof Error && patterns.some((pattern) => pattern.test(error.message)));

const key = 'paidang.reloaded-from';

/** Identifies the running version: its entry script has a name of its own. */
const version = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/** If the page cannot be loaded either, a reload would show the browser's own error instead of ours. */
const isServerThere = async (): Promise<boolean> => {
  const answer = await fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    headers: { accept: 'text/html' },
  }).catch(() => null);
  return answer?.ok ?? false;
};

/** Reloads the page, but never while there is unsaved work or the server cannot be reached. */
export async function reloadIfReachable(reload: () => void): Promise<void> {
  if (!hasUnsavedWork() && (await isServerThere()) && !hasUnsavedWork()) reload();
}

/**
 * Reloads the page because files of the running version are gone: once per version, and never while there is unsaved work. If
 * that does not help, the error panel with its button stays.
 */
export async function reloadOnce(reload = () => window.location.reload()): Promise<void> {
  if (sessionStorage.getItem(key) === version()) return;
  await reloadIfReachable(() => {
    if (sessionStorage.getItem(key) === version()) return;
    sessionStorage.setItem(key, version());
    reload();
  });
}

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ChunkTimeoutError('a page took too long to load')), limits.chunkLoadTimeout);
  });

/** A lazily loaded page; loading fails if it takes longer than two minutes. */
export const lazyPage = (load: () => Promise<PartModule<object>>) => lazyPart(() => Promise.race([load(), timeout()]));
