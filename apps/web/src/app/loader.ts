import { collectActs } from './acts-before-app';

/**
 * On a page that was drawn ahead: starts the app with the first sign that somebody wants more than to read, and at once
 * for whoever is signed in. Imports nothing of the app, or its files would be this one's.
 */

declare global {
  /** Where somebody may have acted before the app was there: called once the app has taken over the page. */
  var paidangAlive: (() => Promise<void>) | undefined;
}

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const;

/** A device that turns dark in the evening: only the app changes the theme of a page that is open. */
const theme = matchMedia('(prefers-color-scheme: dark)');

function start(): void {
  for (const sign of signs) removeEventListener(sign, start, true);
  theme.removeEventListener('change', start);
  const { scripts = '', parts = '' } = document.getElementById('root')?.dataset ?? {};
  const app = scripts.split(' ');
  for (const href of [...app, ...parts.split(' ')]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  // Without the network the page stays what it is, and the next sign tries again.
  Promise.all(app.map((href) => import(/* @vite-ignore */ href))).catch(listen);
}

function listen(): void {
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  theme.addEventListener('change', start);
}

/** Whether a form of this tab was typed into before: `createTabDraft` keeps it, and only the app shows it again. */
function hasDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.endsWith('-draft'));
  } catch {
    return false;
  }
}

// `data-shell` is set before the first paint for whoever is signed in (index.html).
if (document.documentElement.dataset.shell || hasDraft()) start();
else {
  globalThis.paidangAlive = collectActs();
  listen();
}
