import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import manifest from '../package.json';
import { cases } from '../test/cases';
import { renderInShadow } from '../test/render';

const invisible = [
  './cn',
  './custom-element',
  './ime',
  './labels',
  './labels/en',
  './locale',
  './nonce',
  './portal-root',
  './recipes',
  './selection',
];
const entries = Object.keys(manifest.exports).filter(
  (entry) => !/\.(css|json)$/.test(entry) && !invisible.includes(entry),
);

test('every entry with visible output is covered', () => {
  expect(Object.keys(cases).sort()).toEqual(entries.map((entry) => entry.slice(2)).sort());
});

test.each(Object.entries(cases))('%s renders entirely within its shadow root, under StrictMode', async (_name, ui) => {
  const outside = () => [...document.querySelectorAll('[data-slot]')];
  const before = outside();
  const shadow = renderInShadow(
    <StrictMode>
      {ui}
      <p>之後</p>
    </StrictMode>,
  );
  await expect.poll(() => shadow.textContent).toContain('之後');
  await new Promise(requestAnimationFrame);
  expect(outside()).toEqual(before);
});
