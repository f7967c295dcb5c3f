import { beforeEach } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { viewport } from './viewport.ts';

// Test files share a tab and its modules: each starts at the top of an empty document of the usual size, with the mouse in its corner.
await cleanup();
document.body.replaceChildren();
for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
window.scrollTo(0, 0);
await page.viewport(viewport.width, viewport.height);
await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: viewport.width - 1, y: viewport.height - 1 });

/** Tab starts at the top of the document, also after a test whose focused element was removed. */
function resetFocus() {
  const start = document.createElement('button');
  document.body.prepend(start);
  start.focus();
  start.remove();
}

beforeEach(async () => {
  await cleanup();
  resetFocus();
});
