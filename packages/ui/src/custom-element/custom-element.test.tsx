import { expect, onTestFinished, test } from 'vitest';
import { adoptStyles, defineElement, ElementBase, resolvedTheme, takeOver } from './index';

test('a property that was set before the element was defined goes through its setter', () => {
  const early = document.createElement('pd-test-early') as HTMLElement & { words?: string };
  early.words = 'before';
  class Early extends ElementBase {
    taken: string[] = [];
    set words(words: string) {
      this.taken.push(words);
    }
    connectedCallback() {
      takeOver(this, ['words', 'others']);
    }
  }
  document.body.append(early);
  onTestFinished(() => early.remove());
  defineElement('pd-test-early', Early);
  defineElement('pd-test-early', class extends ElementBase {});
  expect((early as Early).taken).toEqual(['before']);
});

test('elements of one kind share their sheet', () => {
  const roots = [0, 1].map(() => document.createElement('div').attachShadow({ mode: 'open' }));
  for (const root of roots) adoptStyles(root, 'p { color: red }');
  expect(roots[0]?.adoptedStyleSheets[0]).toBe(roots[1]?.adoptedStyleSheets[0]);
});

test.each([
  [null, 'light'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['nonsense', 'light'],
])('theme %s is %s', (theme, expected) => {
  const element = document.createElement('div');
  if (theme !== null) element.setAttribute('theme', theme);
  expect(resolvedTheme(element)).toBe(expected);
});
