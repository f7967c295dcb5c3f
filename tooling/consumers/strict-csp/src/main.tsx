import '@paidang/ui/styles.css';
import '@paidang/editor/styles.css';
import '@paidang/chat/styles.css';
import '@paidang/claims/styles.css';
import '@paidang/comment-board/styles.css';
import '@paidang/film/styles.css';
import '@paidang/tour/styles.css';
import './zod';
import '@paidang/chat/element';
import '@paidang/film/element';
import '@paidang/tour/element';
import { createDemoPort, createMemoryStorage } from '@paidang/chat/testing';
import { buildFilm } from '@paidang/film/testing';
import { NonceProvider } from '@paidang/ui/nonce';
import { ThemeProvider } from '@paidang/ui/theme-provider';
import { ToastProvider } from '@paidang/ui/toast';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Controls } from './controls';
import { Features } from './features';
import { Layers } from './layers';

Object.assign(document.querySelector('paidang-chat') ?? {}, { port: createDemoPort(), storage: createMemoryStorage() });

// The film's URL is one that this policy does not allow.
const film = buildFilm({ path: null });
Object.assign(document.querySelector('paidang-film') ?? {}, { film, port: { keepDrawing: async () => undefined } });

const root = document.getElementById('root');
const nonce = document.querySelector('meta[name=nonce]')?.getAttribute('content') ?? undefined;
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <NonceProvider nonce={nonce}>
      <ThemeProvider>
        <ToastProvider>
          <Layers />
          <Controls />
          <Features />
        </ToastProvider>
      </ThemeProvider>
    </NonceProvider>
  </StrictMode>,
);
