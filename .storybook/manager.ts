import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { namesOf } from './docs/story-title.ts';
import type { Themes } from './theme.ts';

declare global {
  // Written into the page by main.ts, which can read the style sheet.
  var paidangThemes: Themes;
}

/** Pages without a component have their address from their title, which therefore is Latin; here they get their Chinese name. */
const chinese: Record<string, string> = {
  start: '開始',
  'foundations-colour': '色彩',
  'foundations-type': '文字',
  'foundations-space': '間距',
  'foundations-motion': '動態',
  'foundations-icons': '圖示',
};

addons.setConfig({
  theme: globalThis.paidangThemes.light,
  sidebar: {
    showRoots: true,
    renderLabel: ({ id, name }) => {
      const added = chinese[id.replace(/--docs$/, '')];
      const { title } = namesOf(name);
      return added ? `${title} ${added}` : title;
    },
  },
});

addons.register('paidang/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: string } }) => {
    const name = globals.theme === 'dark' ? 'dark' : 'light';
    document.documentElement.style.colorScheme = name;
    api.setOptions({ theme: globalThis.paidangThemes[name] });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
