import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import type { Themes } from './theme.ts';

declare global {
  // Written into the page by main.ts, which can read the style sheet.
  var paidangThemes: Themes;
}

addons.setConfig({ theme: globalThis.paidangThemes.light, sidebar: { showRoots: true } });

addons.register('paidang/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: string } }) => {
    const name = globals.theme === 'dark' ? 'dark' : 'light';
    document.documentElement.style.colorScheme = name;
    api.setOptions({ theme: globalThis.paidangThemes[name] });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
