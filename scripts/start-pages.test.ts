import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
/** Inside the repository, so that libraries are found. */
const folder = `${root}.reports/start-pages/`;
const tasks = 'docs/start/tasks.md';

interface Section {
  path: string;
  /** Anchor of the heading on GitHub and on the docs site. */
  anchor: string;
  text: string;
}

/** Sections by heading, each including its subsections. */
function sectionsOf(path: string): Section[] {
  // A comment of a shell script is not a heading.
  const page = read(path).replace(/^```sh\n[\s\S]*?^```/gm, '');
  const headings = [...page.matchAll(/^(#+) (.+)$/gm)];
  return headings.map(({ index, 1: level = '', 2: title = '' }) => {
    const next = headings.find((other) => other.index > index && (other[1] ?? '').length <= level.length);
    const anchor = title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-');
    return { path, anchor, text: page.slice(index, next?.index) };
  });
}

const blocksOf = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) => code);

/** Each task with the sections that answer it. */
const answers = (read(tasks).match(/^\| \d+ \|.*$/gm) ?? []).map((row): [task: string, sections: Section[]] => {
  const sections = [...row.matchAll(/\]\(([^)#]*)#([^)]+)\)/g)].map(([, file = '', anchor = '']) => {
    const path = file === '' ? tasks : posix.join('docs/start', file);
    const found = sectionsOf(path).find((section) => section.anchor === anchor);
    if (!found) throw new Error(`${path} has no heading #${anchor}`);
    return found;
  });
  return [row.split('|')[2]?.trim() ?? '', sections];
});

describe('the twenty tasks', () => {
  test('there are twenty', () => expect(answers).toHaveLength(20));

  test.each(answers)('%s: the answer includes code', (_task, sections) => {
    expect(sections).not.toHaveLength(0);
    for (const { text } of sections) expect(text).toMatch(/^```(tsx?|html|css)\n/m);
  });

  test('only use public custom properties', () => {
    const { tokens }: { tokens: string[] } = JSON.parse(read('docs/public-names.json'));
    const styles = answers.flatMap(([, sections]) => sections.flatMap(({ text }) => blocksOf(text, 'css')));
    expect(styles).not.toHaveLength(0);
    for (const [property] of styles.join().matchAll(/--pd-[\w-]+/g)) expect(tokens).toContain(property);
  });
});

describe('examples', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the examples of the start pages and READMEs, and with them those of the tasks, compile unchanged', () => {
    mkdirSync(folder, { recursive: true });
    const config = {
      extends: '../../tsconfig.source.json',
      compilerOptions: { noEmit: true, types: ['vite/client', 'node'] },
      include: ['*.ts', '*.tsx'],
    };
    writeFileSync(`${folder}tsconfig.json`, JSON.stringify(config));
    for (const path of globSync('{docs/start/*,packages/*/README}.md', { cwd: root })) {
      const text = read(path);
      const name = path.replaceAll('/', '-').replace('.md', '');
      for (const [index, code] of blocksOf(text, 'tsx?').entries())
        writeFileSync(`${folder}${name}-${index}.tsx`, code);
      if (!path.startsWith('docs/')) continue;
      for (const [index, html] of blocksOf(text, 'html').entries())
        writeFileSync(`${folder}${name}-${index}.ts`, scriptOf(html));
    }
    const compile = () =>
      execFileSync(`${root}node_modules/.bin/tsgo`, ['-p', folder, '--singleThreaded'], { encoding: 'utf8' });
    expect(outputOf(compile)).toBe('');
  }, 120_000);
});

/** The script of a plain page; it loads its elements and assumes that they exist. */
function scriptOf(html: string): string {
  const loaded = [...html.matchAll(/(@paidang\/[\w-]+)\/dist\/element/g)].map(
    ([, name]) => `import '${name}/element';`,
  );
  const scripts = [...html.matchAll(/<script>\n(.*?)<\/script>/gs)].map(([, code = '']) => code);
  return [...loaded, ...scripts].join('\n').replace(/querySelector\('paidang-[\w-]+'\)/g, '$&!');
}

/** Output of a compiler, whether it fails or not. */
function outputOf(run: () => string): string {
  try {
    return run();
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}
