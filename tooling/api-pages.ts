import type { ApiEntry, ApiKind, ApiName } from './api-reference.ts';

/** A page of the reference: one entry, or all entries of `@paidang/ui`, most of which are components. */
export interface ApiPage {
  package: string;
  /** Last part of the page's title and URL. */
  name: string;
  /** Markdown without a title. */
  text: string;
  /** Number of its names. */
  count: number;
}

const kinds: readonly ApiKind[] = ['Hooks', 'Functions', 'Components', 'Classes', 'Values', 'Types'];
const repository = 'https://github.com/paidang/paidang/blob/main/';

/** `@paidang/chat/labels/en` becomes `labels-en`; the package's main entry, `main`. */
const pageName = (entry: string) => entry.split('/').slice(2).join('-') || 'main';

/** The pages of the reference. */
export function apiPages(reference: readonly ApiEntry[]): ApiPage[] {
  const ui = reference.filter((entry) => entry.package === 'ui');
  const others = reference.filter((entry) => entry.package !== 'ui' && entry.names.length > 0);
  return [uiPage(ui), ...others.map(entryPage)];
}

/** URL of a page in the site. */
export const apiPageId = ({ package: name, name: page }: Pick<ApiPage, 'package' | 'name'>): string =>
  name === 'ui' ? 'api-reference-ui--docs' : `api-reference-${name}-${page}--docs`;

function entryPage({ package: name, entry, names }: ApiEntry): ApiPage {
  const own = names.filter(({ sameAs }) => !sameAs);
  const text = [
    `What \`${entry}\` exports.`,
    ...kinds.flatMap((kind) => {
      const found = own.filter((one) => one.kind === kind);
      return found.length > 0 ? [`## ${kind}`, ...found.flatMap((one) => nameText(one, '###'))] : [];
    }),
    ...passedOn(names),
  ];
  return { package: name, name: pageName(entry), text: text.join('\n\n'), count: names.length };
}

/** Components have their own pages, with their props; this page lists the rest. */
function uiPage(entries: readonly ApiEntry[]): ApiPage {
  const sections = entries.flatMap(({ entry, names }) => {
    const components = new Set(names.filter(({ kind }) => kind === 'Components').map(({ name }) => name));
    const own = names.filter(
      ({ name, kind, sameAs }) => kind !== 'Components' && !sameAs && !components.has(name.replace(/Props$/, '')),
    );
    return own.length > 0 ? [{ entry, own }] : [];
  });
  const text = [
    'Hooks, functions, values and types of `@paidang/ui`. Each component has a page of its own under UI, with its props.',
    ...sections.flatMap(({ entry, own }) => [`## ${entry}`, ...own.flatMap((one) => nameText(one, '###'))]),
  ];
  return {
    package: 'ui',
    name: 'ui',
    text: text.join('\n\n'),
    count: sections.reduce((sum, { own }) => sum + own.length, 0),
  };
}

function nameText({ name, text, notes, examples, declaration, source, kind }: ApiName, heading: string): string[] {
  const described = text || (kind === 'Types' ? `Props of \`${name.replace(/Props$/, '')}\`.` : '');
  return [
    `${heading} ${name}`,
    prose(described),
    fence(declaration),
    ...(notes.length > 0 ? [notes.map((note) => `- ${prose(note)}`).join('\n')] : []),
    ...examples.map(fence),
    `[${source}](${repository}${source})`,
  ].filter(Boolean);
}

/** Names that are documented on another page. */
function passedOn(names: readonly ApiName[]): string[] {
  const entries = new Set(names.flatMap(({ sameAs }) => sameAs ?? []));
  if (entries.size === 0) return [];
  const lines = [...entries].map((entry) => {
    const same = names.filter(({ sameAs }) => sameAs === entry);
    const id = apiPageId({ package: entry.split('/')[1] ?? '', name: pageName(entry) });
    return `- from [${entry}](./?path=/docs/${id}): ${same.map(({ name }) => `\`${name}\``).join(' ')}`;
  });
  return ['## Also here', lines.join('\n')];
}

const fence = (code: string) => `\`\`\`tsx\n${code.replace(/^```\w*\n|\n```$/g, '')}\n\`\`\``;

/** Comments are Markdown, but tags and braces in their prose are literal. */
const prose = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[<{}]/g, '\\$&')))
    .join('');
