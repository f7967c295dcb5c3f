/** What a reader can choose; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

export const themeKey = 'paidang-theme';

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system';
}

/**
 * Script for the page's head that sets `data-theme` and `color-scheme` before the first paint. Runs inline: under a strict content
 * security policy give its element a nonce.
 *
 * @example `<script>${themeScript}</script>`
 */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${themeKey}')}catch(e){}if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';var e=document.documentElement;e.dataset.theme=t;e.style.colorScheme=t})()`;
