import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

/** What a component's page says that nobody has to write: it is in the source, the sizes and the changelog. */
export interface ComponentFacts {
  package: string;
  version: string;
  /** What is written after `from`. */
  entry: string;
  /** kB gzip of the entry, without React. */
  size: number | null;
  /** Of its parts, the stable names that style sheets may use. */
  names: Record<string, string[]>;
  /** The `--pd-…` properties its looks are made of. */
  tokens: string[];
  /** Lines of the package's changelog that speak of it. */
  changes: { version: string; text: string }[];
}

interface PublicNames {
  tokens: string[];
  parts: Record<string, Record<string, string[]>>;
}

/** Facts of every component by the path of its stories, `packages/ui/src/button/button.stories.tsx`. */
export function componentFacts(): Record<string, ComponentFacts> {
  const names: PublicNames = JSON.parse(read('docs/public-names.json'));
  const sizes: Record<string, number> = JSON.parse(read('docs/sizes.json'));
  const stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).sort();
  return Object.fromEntries(stories.map((path) => [path, factsOf(path, names, sizes)]));
}

function factsOf(path: string, names: PublicNames, sizes: Record<string, number>): ComponentFacts {
  const [, folder = '', , part = ''] = path.split('/');
  const isUi = folder === 'ui';
  const manifest: { name: string; version: string } = JSON.parse(read(`packages/${folder}/package.json`));
  return {
    package: folder,
    version: manifest.version,
    entry: isUi ? `${manifest.name}/${part}` : manifest.name,
    size: sizes[isUi ? part : manifest.name] ?? null,
    names: names.parts[isUi ? `ui/${part}` : folder] ?? {},
    tokens: tokensOf(path.replace(/[^/]+$/, ''), names.tokens),
    changes: changesOf(folder, componentOf(path)),
  };
}

/** `packages/ui/src/date-picker/date-picker.stories.tsx` shows `DatePicker`. */
const componentOf = (path: string) =>
  (path.match(/([^/]+)\.stories/)?.[1] ?? '').replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Utilities of our Tailwind preset whose names are not those of the properties. */
const prefixes: Record<string, string> = { rounded: 'corner-', shadow: 'elevation-', h: 'control-', size: 'control-' };

/** Written as `var(--pd-ink)`, or as the utility the preset makes of it: `pd:text-ink-2`, `pd:rounded-card`. */
function tokensOf(folder: string, tokens: readonly string[]): string[] {
  const source = sourceOf(folder);
  const used = new Set([...source.matchAll(/--pd-[\w-]+/g)].map(([name]) => name));
  for (const [, utility = '', name = ''] of source.matchAll(/[\s:'"`]([a-z]+)-([a-z0-9][\w-]*)/g)) {
    used.add(`--pd-${name}`);
    used.add(`--pd-${utility}-${name}`);
    if (prefixes[utility]) used.add(`--pd-${prefixes[utility]}${name}`);
  }
  return tokens.filter((token) => used.has(token));
}

/** The files of a component, and the recipes and inner parts they are made of. */
function sourceOf(folder: string): string {
  const files = new Set(
    globSync(`${folder}*.{ts,tsx,css}`, { cwd: root }).filter((path) => !/\.(stories|test|docs)\./.test(path)),
  );
  let source = '';
  for (const file of files) {
    const text = read(file);
    source += text;
    for (const [, name] of text.matchAll(/from '\.{1,2}\/((?:internal|recipes)\/[\w-]+)'/g)) {
      const inner = folder.replace(/[^/]+\/$/, name ?? '');
      for (const found of globSync(`${inner}.{ts,tsx}`, { cwd: root })) files.add(found);
    }
  }
  return source;
}

function changesOf(folder: string, component: string): ComponentFacts['changes'] {
  const isAbout = new RegExp(`\`<?${component}\\b`);
  return read(`packages/${folder}/CHANGELOG.md`)
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const version = section.split('\n')[0] ?? '';
      const lines = section.split('\n').filter((line) => line.startsWith('- ') && isAbout.test(line));
      return lines.map((line) => ({ version, text: line.slice(2) }));
    });
}
