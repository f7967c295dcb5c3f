import '@paidang/ui/styles.css';
import '../styles/app.css';
import { knownDataId } from '@paidang/contract/pages';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { KnownData } from '../data/data-cache';
import { watchUntilReadable } from '../stores/page-is-readable';
import { useSession } from '../stores/session';
import { App } from './app';
import { Providers } from './providers';
import { loadPublicPage } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('@paidang/web: index.html has no #root, so the app cannot be rendered.');

const app = (
  <StrictMode>
    <Providers known={readKnown()}>
      <App />
    </Providers>
  </StrictMode>
);

/** Prerendered pages are for guests: signed-in users see different content, so for them the app renders anew. */
async function start(root: HTMLElement): Promise<void> {
  if (root.dataset.scripts !== undefined && useSession.getState().token === null) {
    await loadPublicPage(location.pathname);
    hydrateRoot(root, app);
  } else {
    watchUntilReadable();
    flushSync(() => createRoot(root).render(app));
  }
  root.removeAttribute('data-scripts');
  document.querySelector('.shell')?.remove();
}
void start(root);

/** The data a page was prerendered from, which the server embedded in it. */
function readKnown(): KnownData {
  const text = document.getElementById(knownDataId)?.textContent;
  return text ? JSON.parse(text) : [];
}
