import { createRoot } from 'react-dom/client';
import { Page } from './page';

const sheets = import.meta.glob<string>(
  [
    '/node_modules/@paidang/ui/dist/styles.unlayered.css',
    '/node_modules/@paidang/{editor,chat,comment-board,film,tour}/dist/styles.unlayered.css',
  ],
  { query: '?inline', import: 'default' },
);

/** Adds our sheets when the check calls it, so that the host's page can be compared without and with them. */
async function addSheets() {
  const texts = await Promise.all(Object.values(sheets).map((load) => load()));
  const style = document.createElement('style');
  style.textContent = texts.join('\n');
  document.head.append(style);
  return texts.length;
}

export function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(<Page />);
  Object.assign(window, { addSheets });
}
