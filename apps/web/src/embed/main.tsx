import '@paidang/ui/styles.css';
import '@paidang/chat/styles.css';
import './embed.css';
import { type EmbedFrame, embedMetaName } from '@paidang/contract/routes';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { EmbedApp } from './embed-app';
import { EmbedLanguageContext, embedLanguage } from './embed-language';
import { createHostLink, receivePort } from './host-link';

const root = document.getElementById('root');
const meta = document.querySelector<HTMLMetaElement>(`meta[name="${embedMetaName}"]`);
if (!root || !meta) throw new Error('@paidang/web: the server did not write the partner of this frame into the page.');

const { partner, origin }: EmbedFrame = JSON.parse(meta.content);
const given = new URLSearchParams(location.hash.slice(1));

function applyTheme(theme: string | null): void {
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}
applyTheme(given.get('theme'));

const host = receivePort(window, { origin, nonce: given.get('nonce') ?? '' }).then((port) => {
  const link = createHostLink(port);
  link.onTheme(applyTheme);
  link.onLang(renderIn);
  return link;
});

const reactRoot = createRoot(root);
let wanted: string | null = null;

/** Renders everything in a language. Switching languages keeps text that is being written. */
async function renderIn(lang: string | null): Promise<void> {
  wanted = lang;
  const language = await embedLanguage(lang);
  // The page may have requested another language while this one was loading.
  if (wanted !== lang) return;
  document.documentElement.lang = language.locale;
  reactRoot.render(
    <StrictMode>
      <EmbedLanguageContext.Provider value={language}>
        <EmbedApp partner={partner} host={host} />
      </EmbedLanguageContext.Provider>
    </StrictMode>,
  );
}
void renderIn(given.get('lang'));
