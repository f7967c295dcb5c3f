import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Guide } from './guide';

type Guides = Record<'guide' | 'english', Guide>;

const guides = import.meta.glob<Guides>('../*/*.docs.ts', { eager: true });
const components = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => path.replace(/\.stories\.tsx$/, ''));

test.each(components)('%s says when to use it and when not, and what to do and what not', (component) => {
  const guide = guides[`../${component}.docs.ts`]?.guide;
  for (const part of ['use', 'avoid', 'do', 'dont'] as const) expect(guide?.[part], part).not.toHaveLength(0);
  expect(guide).toBeDefined();
});

test('every guide has stories', () => {
  expect(Object.keys(guides).sort()).toEqual(components.map((component) => `../${component}.docs.ts`).sort());
});

const pages = Object.entries(import.meta.glob<string>('../*/*.mdx', { query: '?raw', import: 'default', eager: true }));

// MDX has no tables: their lines would be rendered as plain text.
test.each(pages)('%s has its tables in a Markdown block', (_path, page) => {
  expect(page.replace(/<Markdown>[\s\S]*?<\/Markdown>/g, '')).not.toMatch(/^\|/m);
});
