import { ChatProvider } from '@paidang/chat';
import { buildContact, buildRoom, createMemoryPort } from '@paidang/chat/testing';
import { suggestionOf } from '@paidang/editor/testing';
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import { examples } from './examples';

// The policy of the page has no 'unsafe-eval', and Zod would try it.
config({ jitless: true });

const contact = buildContact({ name: '阿澄' });
const port = createMemoryPort({ rooms: [{ item: buildRoom({ contact, unseen_count: 2 }) }] });
const before = '<p>凌晨一點的書桌。</p>';

/** Props for examples that are not whole apps; `App` needs none. */
const propsByExample: Record<string, Record<string, unknown>> = {
  App: {},
  Changes: { before, after: before.replace('一點', '三點') },
  Draft: { content: before, send() {} },
  OutlineTour: {
    steps: [{ id: 'only', title: '先看需求單', text: '品牌想說什麼，都在這一頁。' }],
  },
  Proposed: {
    version: before,
    suggestions: [suggestionOf('凌晨一點的書桌。', '一點', '三點')],
    propose() {},
    settle() {},
  },
  SavedDraft: { stored: before, save: async () => {} },
  SignedInChat: { user: contact.uuid, getToken: () => 'token' },
  WriteTo: { contact: contact.uuid },
};

/** Example and host to show, from the URL. */
const parameters = new URLSearchParams(location.search);
if (parameters.has('other-text')) {
  document.body.style.cssText =
    'font: italic 900 20px/60px serif; color: rgb(9, 8, 7); letter-spacing: 3px; text-transform: uppercase';
}

const inContext = (name: string, example: ReactNode) =>
  name === 'WriteTo' ? <ChatProvider port={port}>{example}</ChatProvider> : example;

async function show(name: keyof typeof examples) {
  const example: Record<string, unknown> = await examples[name]();
  const found = Object.entries(example).find(([part]) => part in propsByExample);
  if (!found) {
    document.documentElement.dataset.said = JSON.stringify(example.said ?? 'nothing to show');
    return;
  }
  // A whole app imports its style sheets; the other examples are parts of one.
  if (found[0] !== 'App') await import('./sheets');
  const [part, Example] = found as [string, ComponentType<Record<string, unknown>>];
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(<StrictMode>{inContext(part, <Example {...propsByExample[part]} />)}</StrictMode>);
}

document.documentElement.dataset.examples = Object.keys(examples).join(' ');
const name = parameters.get('example') as keyof typeof examples | null;
if (name) void show(name);
