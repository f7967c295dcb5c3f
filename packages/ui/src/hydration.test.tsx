import './styles/styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, onTestFinished, test } from 'vitest';
import { cases } from '../test/cases';

test.each(Object.entries(cases))(
  '%s rendered on the server is taken over without a warning or a jump',
  async (_name, ui) => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<StrictMode>{ui}</StrictMode>);
    const height = container.offsetHeight;
    const mismatches: unknown[] = [];
    const root = hydrateRoot(container, <StrictMode>{ui}</StrictMode>, {
      onRecoverableError: (error) => mismatches.push(error),
    });
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(mismatches).toEqual([]);
    expect(container.offsetHeight).toBe(height);
  },
);
