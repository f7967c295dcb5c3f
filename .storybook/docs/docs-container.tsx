import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Theme } from '../../packages/ui/src/foundations/tokens.ts';
import themeCss from '../../packages/ui/src/styles/theme.css?raw';
import { storybookThemes } from '../theme.ts';

const themes = storybookThemes(themeCss);
const nameOf = (globals: { theme?: string }): Theme => (globals.theme === 'dark' ? 'dark' : 'light');

/** Docs pages in the theme of the toolbar, their own chrome included. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => nameOf(readGlobals()));
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: string } }) => setTheme(nameOf(globals));
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  useEffect(() => {
    document.documentElement.lang = 'zh-Hant-TW';
    document.documentElement.dataset.theme = theme;
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('.sbdocs iframe')) {
      if (frame.contentDocument?.documentElement.dataset.theme !== theme) frame.contentWindow?.location.reload();
    }
  }, [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}

const readGlobals = () => {
  const written = new URLSearchParams(window.location.search).get('globals') ?? '';
  return Object.fromEntries(written.split(';').map((pair) => pair.split(':')));
};
