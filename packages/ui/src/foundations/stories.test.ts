import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('..', import.meta.url);

interface State {
  /** Names of stories that show the state. */
  shown: RegExp;
  /** Matches a component's source if it has the state; omitted if every component has it. */
  has?: RegExp;
  /** Components that do not have it after all, or show it elsewhere, and why. */
  but?: Record<string, string>;
}

/** The states of the design language that stories must show. */
const states: Record<string, State> = {
  default: { shown: /^Default$/ },
  playground: { shown: /^Playground$/ },
  dark: { shown: /Dark$/ },
  'long words': {
    shown: /^Long/,
    but: {
      'back-to-top': 'its name is the tooltip of an IconButton',
      locale: 'its words are those of what is inside',
      skeleton: 'no words',
      slider: 'its words are read out, not shown',
      'theme-provider': 'no words',
    },
  },
  'pointer, focus and press': {
    shown: /^Interaction$/,
    has: /hover:|:hover|\bactive:|focus-visible|<(Icon)?Button\b|<button/,
  },
  disabled: {
    shown: /Disabled|States/,
    has: /\bdisabled\b/,
    but: {
      carousel: 'NoAutoplay begins at its first slide, where the step back is disabled',
      'dropdown-menu': 'has a disabled row in Open',
      lightbox: 'Playground begins at the first picture, where the step back is disabled',
      pagination: 'First and Last',
      tabs: 'Default has a disabled tab',
    },
  },
  invalid: {
    shown: /Invalid|Error|States|Refused|NoSuchDay/,
    has: /aria-invalid/,
    but: { 'date-range-picker': 'InField' },
  },
  loading: { shown: /Busy|Loading/, has: /\b(busy|loading)\??: boolean/ },
  empty: { shown: /Empty|NothingFound/, has: /\bempty\??: (string|ReactNode)/ },
  'a picture that does not load': { shown: /^Broken/, has: /onError/ },
  'a slow line': {
    shown: /SlowNetwork/,
    has: /<(img|\w+\.Image)\b/,
    but: { lightbox: 'opens when the page is long there' },
  },
  'less motion': { shown: /ReducedMotion/, has: /animate-(spin|pulse|progress)|@keyframes/ },
};

const read = (component: string, wanted: (file: string) => boolean) =>
  readdirSync(new URL(`${component}/`, root))
    .filter(wanted)
    .map((file) => readFileSync(new URL(`${component}/${file}`, root), 'utf8'))
    .join('\n');

const storiesOf = (component: string) => read(component, (file) => file.endsWith('.stories.tsx'));

/** Without comments, so that their examples do not count. */
const sourceOf = (component: string) =>
  read(component, (file) => /\.(tsx?|css)$/.test(file) && !/\.(stories|test|docs)\./.test(file)).replaceAll(
    /\/\*.*?\*\//gs,
    '',
  );

const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['foundations', 'internal', 'styles'].includes(entry.name))
  .map(({ name }) => name);

/** Entries that render nothing. */
const unseen = ['cn', 'custom-element', 'ime', 'labels', 'nonce', 'portal-root', 'recipes', 'selection'];

describe.each(folders.filter((name) => !unseen.includes(name)))('R-pkg-04 %s', (component) => {
  const names = [...storiesOf(component).matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const source = sourceOf(component);
  const owed = Object.entries(states).filter(([, { has, but }]) => (!has || has.test(source)) && !but?.[component]);

  test.each(owed)('shows: %s', (_state, { shown }) => {
    expect(names).toContainEqual(expect.stringMatching(shown));
  });
});

test.each(Object.entries(states))('no exception from %s is obsolete', (_state, { but = {}, has }) => {
  for (const component of Object.keys(but)) {
    expect(folders).toContain(component);
    if (has) expect(sourceOf(component)).toMatch(has);
  }
});
