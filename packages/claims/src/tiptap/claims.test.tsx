import { Editor } from '@tiptap/core';
import { Document } from '@tiptap/extension-document';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ProductCategory } from '../rules/categories';
import { Claims } from './claims';

const onCheck = vi.fn();
const onOpen = vi.fn();
let category: ProductCategory;
let editor: Editor;
let element: HTMLElement;

beforeEach(() => {
  onCheck.mockClear();
  onOpen.mockClear();
  category = 'cosmetics';
  element = document.body.appendChild(document.createElement('div'));
  editor = new Editor({
    element,
    extensions: [Document, Paragraph, Text, UndoRedo, Claims.configure({ category: () => category, onCheck, onOpen })],
    content: '<p>睡前三滴，消除皺紋。</p><p>限時優惠</p>',
  });
});
afterEach(() => {
  editor.destroy();
  element.remove();
  expect(painted()).toEqual([]);
});

const painted = () =>
  [...CSS.highlights].flatMap(([name, ranges]) => (name.startsWith('pd-claim') ? [...ranges].map(String) : []));
const found = () => editor.storage.claims.findings.map(({ text }) => text);
/** Tiptap focuses in the next frame; a key pressed before that goes elsewhere. */
async function focusAt(position: 'start' | 'end') {
  editor.commands.focus(position);
  await expect.poll(() => editor.view.hasFocus()).toBe(true);
}

test('checks the initial text and what is typed later', async () => {
  await expect.poll(painted).toEqual(['消除皺紋', '限時']);
  expect(onCheck).toHaveBeenCalled();
  await focusAt('end');
  await userEvent.keyboard('不過敏');
  await expect.poll(found).toEqual(['消除皺紋', '限時', '不過敏']);
  expect(editor.getText()).toContain('限時優惠不過敏');
});

test('replacing a claim is a single undo step', async () => {
  await expect.poll(found).toContain('消除皺紋');
  expect(editor.commands.replaceClaim('C17:消除皺紋:1', '淡化皺紋')).toBe(true);
  expect(editor.getText()).toContain('睡前三滴，淡化皺紋。');
  await expect.poll(found).toEqual(['限時']);
  expect(editor.commands.replaceClaim('C17:消除皺紋:1', '淡化皺紋')).toBe(false);
  editor.commands.undo();
  expect(editor.getText()).toContain('睡前三滴，消除皺紋。');
});

test('F8 moves to the next claim and wraps around; typing continues without a card', async () => {
  await expect.poll(found).toHaveLength(2);
  await focusAt('start');
  const opened = () => onOpen.mock.lastCall?.[0]?.finding.text;
  await userEvent.keyboard('{F8}');
  expect(opened()).toBe('消除皺紋');
  await userEvent.keyboard('{F8}{F8}');
  expect(opened()).toBe('消除皺紋');
  await userEvent.keyboard('{Shift>}{F8}{/Shift}');
  expect(opened()).toBe('限時');
  await userEvent.keyboard('a');
  expect(onOpen.mock.lastCall?.[0]).toBeNull();
});

test('checks again when the category changes', async () => {
  await expect.poll(found).toContain('消除皺紋');
  category = 'general';
  editor.commands.checkClaims();
  expect(found()).not.toContain('消除皺紋');
});
