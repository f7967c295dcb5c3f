import '@paidang/ui/styles.css';
import '../styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchUntilReadable } from '../stores/settled';
import { App } from './app';
import { Providers } from './providers';

const root = document.getElementById('root');
if (!root) throw new Error('@paidang/web: index.html has no #root, so there is nowhere to draw the app.');

watchUntilReadable();
createRoot(root).render(
  <StrictMode>
    <Providers>
      <App />
    </Providers>
  </StrictMode>,
);
