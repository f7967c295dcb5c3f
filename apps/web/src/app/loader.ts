import { collectActs } from './acts-before-app';

/**
 * On a prerendered page: starts the app on the first sign of interaction, and immediately for signed-in users. Must not
 * import the app statically, or its files would become part of this one.
 */

declare global {
  /** Set where the user may have acted before the app loaded: call it once the app has hydrated the page. */
  var paidangAlive: (() => Promise<void>) | undefined;
}

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const;

/** A device may turn dark in the evening, and only the app can change the theme of an open page. */
const theme = matchMedia('(prefers-color-scheme: dark)');

function start(): void {
  for (const sign of signs) removeEventListener(sign, start, true);
  theme.removeEventListener('change', start);
  const { scripts = '', parts = '' } = document.getElementById('root')?.dataset ?? {};
  const app = scripts.split(' ');
  for (const href of [...app, ...parts.split(' ')]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  // Without the network the page stays as it is, and the next sign tries again.
  Promise.all(app.map((href) => import(/* @vite-ignore */ href))).catch(listen);
}

function listen(): void {
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  theme.addEventListener('change', start);
}

/** Whether this tab has a form draft: `createTabDraft` stores it, and only the app can restore it. */
function hasDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.endsWith('-draft'));
  } catch {
    return false;
  }
}

// `data-shell` is set before the first paint for signed-in users (index.html).
if (document.documentElement.dataset.shell || hasDraft()) start();
else {
  globalThis.paidangAlive = collectActs();
  listen();
}
