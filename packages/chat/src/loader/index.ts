import { createCommands, type PaidangCommand } from './commands';
import { followLanguage, optionsOf } from './options';

declare global {
  interface Window {
    /** `q` holds the calls made before this script was loaded. */
    Paidang?: PaidangCommand & { q?: Parameters<PaidangCommand>[]; loaded?: true };
  }
}

const script = document.currentScript;
const before = window.Paidang;

function start(element: HTMLScriptElement): void {
  const attributes = optionsOf(element);
  const run = createCommands(new URL(element.src).origin, attributes);
  window.Paidang = Object.assign(run, { loaded: true as const });
  const waiting = before?.q ?? [];
  // A page may have no inline script that defines `Paidang`.
  if (attributes.partner && !waiting.some(([name]) => name === 'boot')) run('boot');
  for (const [name, ...rest] of waiting) run(name, ...rest);
  followLanguage(element, run);
}

// The script may be included twice.
if (script instanceof HTMLScriptElement && !before?.loaded) {
  if (document.body) start(script);
  else addEventListener('DOMContentLoaded', () => start(script), { once: true });
}
