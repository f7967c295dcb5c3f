import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const sets = globSync('packages/*/src/labels/en/index.ts', { cwd: root.pathname });
const counts = [0, 1, 2, 21];

/** Arguments of labels that take more than counts and names. */
const others: Record<string, (count: number) => unknown[]> = {
  'en.when': () => [new Date('2026-11-22T12:00:00Z'), new Date('2026-11-23T12:00:00Z'), 'en'],
  'en.part': () => [{}],
  'en.places.content': () => ['the person'],
  'en.drawing.described': (count) => [
    Array.from({ length: count }, () => ({ tool: 'box', region: { row: 'top', column: 'left' } })),
  ],
  'en.ruler.pinGroup': (count) => [Array.from({ length: count }, () => 'Ana')],
  'en.filmRuler.pinGroup': (count) => [Array.from({ length: count }, () => 'Ana')],
};

/** All texts of a set with their paths; functions are called with each count. */
function* textsOf(label: unknown, path: string): Generator<[path: string, text: unknown]> {
  if (typeof label === 'function') {
    for (const count of counts) {
      const given = others[path]?.(count) ?? Array.from({ length: label.length }, () => count);
      yield [`${path} with ${count}`, label(...given)];
    }
  } else if (typeof label === 'object' && label !== null) {
    for (const [name, inner] of Object.entries(label)) yield* textsOf(inner, `${path}.${name}`);
  } else yield [path, label];
}

test('every package with labels has English ones', () => {
  expect(sets.map((path) => path.split('/')[1]).sort()).toEqual([
    'chat',
    'claims',
    'comment-board',
    'editor',
    'evidence',
    'film',
    'tour',
    'ui',
  ]);
});

describe.each(sets)('%s', async (path) => {
  const set: object = await import(new URL(path, root).href);
  const texts = Object.entries(set).flatMap(([name, labels]) => [...textsOf(labels, name)]);

  test('is English, with English punctuation', () => {
    for (const [place, text] of texts) {
      if (text === null) continue;
      expect(text, place).toBeTypeOf('string');
      expect(text, place).not.toMatch(/\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]|undefined|NaN|\[object/u);
    }
  });

  test('uses singular and plural correctly', () => {
    for (const [place, text] of texts) {
      expect(text ?? '', place).not.toMatch(
        /\b1 (?:earlier |new )?(?:comment|reply|file|option|second|star|word|character|picture|match)(?:s|es)\b/,
      );
      expect(text ?? '', place).not.toMatch(
        /\b(?:0|2|21) (?:earlier |new )?(?:comment|reply|file|option|second|star|word|character|picture|match)\b/,
      );
    }
  });
});

describe('the docs site', () => {
  const guides = import.meta.glob<Record<'guide' | 'english', Record<string, unknown[]>>>(
    '../packages/*/src/**/*.docs.ts',
    { eager: true },
  );

  test.each(Object.entries(guides))('%s has the same points in English', (_path, { guide, english }) => {
    const counted = (one: Record<string, unknown[]>) =>
      Object.fromEntries(Object.entries(one).map(([part, points]) => [part, points.length]));
    expect(counted(english)).toEqual(counted(guide));
    expect(JSON.stringify(english)).not.toMatch(/\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u);
  });

  test.each(globSync('packages/*/src/**/*.mdx', { cwd: root.pathname }))('%s has an English version', (path) => {
    const page = readFileSync(new URL(path, root), 'utf8');
    expect(page).toContain('<English>');
    const english = page.replace(/<Chinese>[\s\S]*?<\/Chinese>/g, '').replaceAll('拍檔', '');
    expect(english).not.toMatch(/\p{Script=Han}/u);
  });
});
