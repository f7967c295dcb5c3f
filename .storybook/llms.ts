import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type ComponentDoc, withCustomConfig } from 'react-docgen-typescript';
import type { Guide } from '../packages/ui/src/foundations/guide.ts';
import type { ApiPage } from '../tooling/api-pages.ts';
import { type ComponentFacts, componentFacts } from './component-facts.ts';
import { docgenOptions } from './docgen.ts';
import { namesOf } from './docs/story-title.ts';
import { packages, papers, withAddresses } from './papers.ts';
import { referencePages } from './write-reference.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

interface Page {
  /** Address in the built site. */
  path: string;
  title: string;
  summary: string;
  text: string;
}

/** The site as Markdown for language models: `llms.txt` lists it (llmstxt.org), `llms-full.txt` is all of it. */
export async function llmsFiles(): Promise<Record<string, string>> {
  const start = papers.map(({ path, title, summary }) => page(`llms/${path}.md`, title, summary, `docs/${path}.md`));
  const readmes = packages.map((name) => {
    const { description }: { description: string } = JSON.parse(read(`packages/${name}/package.json`));
    return page(`llms/${name}.md`, `@paidang/${name}`, description, `packages/${name}/README.md`);
  });
  const theming = page('llms/theming.md', 'Theming', 'every property and how to set it', 'packages/ui/THEMING.md');
  const components = await componentPages();
  const sections: [string, Page[]][] = [
    ['Start', start],
    ['Packages', [...readmes, theming]],
    ['Components of @paidang/ui', components],
    ['API reference', (await referencePages()).map(apiPage)],
  ];
  const pages = sections.flatMap(([, list]) => list);
  const lists = sections.map(([name, list]) => `## ${name}\n\n${list.map(lineOf).join('\n')}\n`);
  return {
    'llms.txt': `# 拍檔 Paidang\n\n> Accessible React components, a rich-text editor, chat, comment board, film player and tour, as npm packages and custom elements. Traditional Chinese by default, English included.\n\n${lists.join('\n')}`,
    'llms-full.txt': pages.map(({ text }) => text).join('\n\n---\n\n'),
    ...Object.fromEntries(pages.map(({ path, text }) => [path, text])),
  };
}

const page = (path: string, title: string, summary: string, source: string): Page => ({
  path,
  title,
  summary,
  text: withAddresses(read(source), source),
});

function apiPage({ package: name, name: entry, text, count }: ApiPage): Page {
  const title = name === 'ui' || entry === 'main' ? `@paidang/${name}` : `@paidang/${name}/${entry.replace('-', '/')}`;
  const linked = text.replace(/\]\(\.\/\?path=\/docs\/api-reference-([\w-]+)--docs\)/g, '](./$1.md)');
  const file = name === 'ui' ? 'ui' : `${name}-${entry}`;
  return {
    path: `llms/api/${file}.md`,
    title,
    summary: `${count} names with their types`,
    text: `# ${title}\n\n${linked}`,
  };
}

const folderOf = (path: string) => path.replace(/[^/]+$/, '');

const lineOf = ({ path, title, summary }: Page) => `- [${title}](./${path}): ${summary}`;

async function componentPages(): Promise<Page[]> {
  const facts = componentFacts();
  const stories = Object.keys(facts).filter((path) => path.startsWith('packages/ui/'));
  const docs = docsOf([...new Set(stories.map(folderOf))]);
  return Promise.all(
    stories.map(async (path) => {
      const { english }: { english: Guide } = await import(
        pathToFileURL(`${root}${path.replace('.stories.tsx', '.docs.ts')}`).href
      );
      const { title, also } = namesOf(/title: '([^']*\/[^']+)'/.exec(read(path))?.[1] ?? '');
      const fact = facts[path] as ComponentFacts;
      const parts = docs.get(folderOf(path)) ?? [];
      const text = componentText(title, also, fact, english, parts);
      const summary = [also && `also called ${also}`, sentence(mainPart(title, parts)?.description)];
      const file = path.match(/([^/]+)\.stories/)?.[1] ?? '';
      return { path: `llms/ui/${file}.md`, title, summary: summary.filter(Boolean).join('. '), text };
    }),
  );
}

/** What the types say of every component that a folder's `index.ts` makes public, by folder. */
function docsOf(folders: readonly string[]): Map<string, ComponentDoc[]> {
  const files = folders.flatMap((folder) =>
    globSync(`${folder}*.tsx`, { cwd: root }).filter((path) => !/\.(stories|test|docs)\./.test(path)),
  );
  const docs = withCustomConfig(`${root}.storybook/tsconfig.json`, docgenOptions).parse(
    files.map((path) => `${root}${path}`),
  );
  return new Map(
    folders.map((folder) => {
      const exported = new Set(read(`${folder}index.ts`).match(/\w+/g));
      const own = docs.filter(({ filePath }) => filePath.replace(/[^/]+$/, '').endsWith(`/${folder}`));
      return [folder, own.filter(({ displayName }) => exported.has(displayName))];
    }),
  );
}

const mainPart = (title: string, parts: readonly ComponentDoc[]) =>
  parts.find(({ displayName }) => displayName === title.split(' ')[0]) ?? parts[0];

const sentence = (description = '') => description.split('\n')[0] ?? '';

function componentText(title: string, also: string, fact: ComponentFacts, guide: Guide, parts: ComponentDoc[]): string {
  const imported = parts.map(({ displayName }) => displayName).join(', ');
  const list = (name: string, points: readonly string[] = []) =>
    points.length > 0 ? [`## ${name}`, points.map((point) => `- ${point}`).join('\n')] : [];
  return [
    `# ${title}`,
    ...(also ? [`Also called: ${also}`] : []),
    `\`\`\`tsx\nimport { ${imported} } from '${fact.entry}';\n\`\`\``,
    `\`${fact.entry}\` ${fact.version}${fact.size === null ? '' : `, ${fact.size} kB gzip without React`}`,
    ...list('When to use', guide.use),
    ...list('When not to use', guide.avoid),
    ...list('Do', guide.do),
    ...list("Don't", guide.dont),
    ...list(
      'Keyboard',
      guide.keys?.map(([keys, effect]) => `${keys}: ${effect}`),
    ),
    ...list('Accessibility', guide.accessibility),
    '## Props',
    ...parts.flatMap(({ displayName, description, props }) => [
      `### ${displayName}`,
      ...(description ? [description] : []),
      ...(Object.keys(props).length > 0 ? [propTable(props)] : []),
    ]),
    ...list(
      'Stable names',
      Object.entries(fact.names).map(([attribute, values]) => `\`${attribute}\`: ${values.join(', ')}`),
    ),
    ...list('Tokens', fact.tokens.length > 0 ? [fact.tokens.map((token) => `\`${token}\``).join(' ')] : []),
    ...list(
      'Changes',
      fact.changes.map(({ version, text }) => `${version}: ${text}`),
    ),
  ].join('\n\n');
}

function propTable(props: ComponentDoc['props']): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const rows = Object.values(props).map(({ name, type, required, defaultValue, description }) =>
    [`${name}${required ? ' (required)' : ''}`, `\`${type.raw ?? type.name}\``, defaultValue?.value ?? '', description]
      .map((text) => cell(String(text)))
      .join(' | '),
  );
  return `| prop | type | default | |\n| --- | --- | --- | --- |\n${rows.map((row) => `| ${row} |`).join('\n')}`;
}
