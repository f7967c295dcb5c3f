/** The themes a user can choose; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

export const themeKey = 'paidang-theme';

/** Media query that matches a device in dark mode. */
export const darkDevice = '(prefers-color-scheme: dark)';

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system';
}

/** Options of `themeScript`. */
export interface ThemeScriptOptions {
  /** The `defaultTheme` of the `ThemeProvider`. @default 'system' */
  defaultTheme?: Theme;
}

/**
 * A script for the page's head that sets `data-theme` and `color-scheme` before the first paint, as `ThemeProvider` will.
 * It runs inline: under a strict content security policy, give its element a nonce.
 *
 * @example <script>{themeScript({ defaultTheme: 'light' })}</script>
 */
export function themeScript({ defaultTheme = 'system' }: ThemeScriptOptions = {}): string {
  const before = isTheme(defaultTheme) ? defaultTheme : 'system';
  // Contains no characters React escapes in text (quotes, &, <, >), so it can be a script element's child.
  return `(function(){var t;try{t=localStorage.getItem(\`${themeKey}\`)}catch(e){}if(!/^(light|dark|system)$/.test(t))t=\`${before}\`;if(t===\`system\`)t=matchMedia(\`${darkDevice}\`).matches?\`dark\`:\`light\`;var e=document.documentElement;e.dataset.theme=t;e.style.colorScheme=t})()`;
}
