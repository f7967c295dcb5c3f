import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichTextEditor } from '../index';
import { xssPayloads } from '../testing/xss-payloads';
import { RichTextDiffView, RichTextView } from './index';

test('R-edt-14 the view renders its text on a server, and nothing of an attack', () => {
  const view = renderToString(
    createElement(RichTextView, { html: `<h2>開場</h2>${xssPayloads.join('')}`, size: 'compact' }),
  );
  expect(view).toContain('data-slot="rich-text" data-size="compact"');
  expect(view).toContain('<h2>開場</h2>');
  expect(view).not.toMatch(/<(script|svg|iframe|style|form|input)|<[^>]*\son\w+=|javascript:[^<]*"/i);
});

test('R-out-03 the comparison renders on a server', () => {
  const comparison = renderToString(createElement(RichTextDiffView, { before: '<p>開場</p>', after: '<p>開場白</p>' }));
  expect(comparison).toMatch(/<p>開場<ins [^>]*>白<\/ins><\/p>/);
});

test('the editor renders only a frame on a server', () => {
  expect(renderToString(createElement(RichTextEditor, { defaultValue: '<p>開場</p>' }))).toBe(
    '<div data-slot="editor" data-state="loading" aria-busy="true" class="pd-root"></div>',
  );
});
