import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { type DocsLanguage, DocsLanguageContext } from '../../packages/ui/src/foundations/docs-language.tsx';
import type { Theme } from '../../packages/ui/src/foundations/tokens.ts';
import themeCss from '../../packages/ui/src/styles/theme.css?raw';
import { storybookThemes } from '../theme.ts';

const themes = storybookThemes(themeCss);
const nameOf = (globals: Globals): Theme => (globals.theme === 'dark' ? 'dark' : 'light');
const languageOf = (globals: Globals): DocsLanguage => (globals.language === 'en' ? 'en' : 'zh-TW');

interface Globals {
  theme?: string;
  language?: string;
}

/** Docs pages in the theme and language of the toolbar, their own chrome included. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => nameOf(readGlobals()));
  const [language, setLanguage] = useState(() => languageOf(readGlobals()));
  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setTheme(nameOf(globals));
    // Examples in frames report globals of their own, which know nothing of the page's language: only the toolbar counts.
    const speak = ({ globals }: { globals: Globals }) => globals.language && setLanguage(languageOf(globals));
    context.channel.on(GLOBALS_UPDATED, follow);
    context.channel.on(UPDATE_GLOBALS, speak);
    return () => {
      context.channel.off(GLOBALS_UPDATED, follow);
      context.channel.off(UPDATE_GLOBALS, speak);
    };
  }, [context.channel]);
  useEffect(() => {
    document.documentElement.lang = language === 'en' ? 'en' : 'zh-Hant-TW';
    document.documentElement.dataset.theme = theme;
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('.sbdocs iframe')) {
      if (frame.contentDocument?.documentElement.dataset.theme !== theme) frame.contentWindow?.location.reload();
    }
  }, [theme, language]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      <DocsLanguageContext value={language}>{children}</DocsLanguageContext>
    </DocsContainer>
  );
}

const readGlobals = (): Globals => {
  const written = new URLSearchParams(window.location.search).get('globals') ?? '';
  return Object.fromEntries(written.split(';').map((pair) => pair.split(':')));
};
