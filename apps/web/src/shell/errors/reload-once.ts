import { hasUnsavedWork } from '../../stores/unsaved';

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
