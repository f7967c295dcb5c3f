/** What a reader can choose; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

export const themeKey = 'paidang-theme';

/** Media query of a device that is set to dark. */
export const darkDevice = '(prefers-color-scheme: dark)';

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system';
}

/** Options of `themeScript`. */
export interface ThemeScriptOptions {
  /** The same as the `ThemeProvider`'s. @default 'system' */
  defaultTheme?: Theme;
}

/**
 * Script for the page's head that sets `data-theme` and `color-scheme` before the first paint, to what `ThemeProvider` will
 * find. Runs inline: under a strict content security policy give its element a nonce.
 *
 * @example <script>{themeScript({ defaultTheme: 'light' })}</script>
 */
export function themeScript({ defaultTheme = 'system' }: ThemeScriptOptions = {}): string {
  const before = isTheme(defaultTheme) ? defaultTheme : 'system';
  // None of the characters React escapes in text (quotes, &, <, >): it can stand in a script element as it is.
  return `(function(){var t;try{t=localStorage.getItem(\`${themeKey}\`)}catch(e){}if(!/^(light|dark|system)$/.test(t))t=\`${before}\`;if(t===\`system\`)t=matchMedia(\`${darkDevice}\`).matches?\`dark\`:\`light\`;var e=document.documentElement;e.dataset.theme=t;e.style.colorScheme=t})()`;
}
