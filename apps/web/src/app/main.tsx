import '@paidang/ui/styles.css';
import '../styles/app.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { useSession } from '../stores/session';
import { watchUntilReadable } from '../stores/settled';
import { App } from './app';
import { readKnown } from './known-data';
import { Providers } from './providers';
import { loadPublicPage } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('@paidang/web: index.html has no #root, so there is nowhere to draw the app.');

const app = (
  <StrictMode>
    <Providers known={readKnown()}>
      <App />
    </Providers>
  </StrictMode>
);

/** Pages are drawn ahead for guests: whoever is signed in sees others. */
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
