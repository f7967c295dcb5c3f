import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { adoptStyles, defineElement, ElementBase, elementLanguage, resolvedTheme, takeOver } from './index';

test('a property set before the element was defined goes through its setter', () => {
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

test('elements of one kind share their style sheet', () => {
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

describe('the language of an element', () => {
  const english = { next: 'Next', leave: 'Leave' };

  function follow(lang: string | null, fetchEnglish = vi.fn(() => Promise.resolve({ en: english }))) {
    const element = document.createElement('div');
    if (lang !== null) element.setAttribute('lang', lang);
    const changed = vi.fn();
    const language = elementLanguage(element, fetchEnglish, changed);
    language.follow();
    return { element, language, fetchEnglish, changed };
  }

  test('English is loaded once, on demand, and overridden by the page’s labels', async () => {
    const { language, fetchEnglish, changed } = follow('en-GB');
    expect(language.locale()).toBe('en-GB');
    expect(language.labels({ next: 'Go on' })).toEqual({ next: 'Go on' });
    await expect.poll(() => changed.mock.calls.length).toBe(1);
    expect(language.labels({ next: 'Go on' })).toEqual({ next: 'Go on', leave: 'Leave' });
    language.follow();
    expect(fetchEnglish).toHaveBeenCalledOnce();
  });

  test.each([null, 'zh-TW'])('with %s nothing is loaded and no warning is logged', (lang) => {
    const { language, fetchEnglish } = follow(lang);
    expect(language.labels(undefined)).toEqual({});
    expect(language.locale()).toBe(lang ?? undefined);
    expect(fetchEnglish).not.toHaveBeenCalled();
  });

  test('a language without labels only sets dates and numbers, the labels stay Chinese, and one warning is logged', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { language, fetchEnglish } = follow('fr');
    for (let time = 0; time < 2; time += 1) expect(language.labels({})).toEqual({});
    expect(language.labels({ next: 'Suivant' })).toEqual({ next: 'Suivant' });
    expect(warn).toHaveBeenCalledOnce();
    expect(fetchEnglish).not.toHaveBeenCalled();
    warn.mockClear();
  });

  test('if loading fails the labels stay Chinese, and a warning is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { language } = follow(
      'en',
      vi.fn(() => Promise.reject(new Error('offline'))),
    );
    await expect.poll(() => warn.mock.calls.length).toBe(1);
    expect(language.labels({})).toEqual({});
    warn.mockClear();
  });
});
