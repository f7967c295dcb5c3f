import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { componentFacts } from './component-facts.ts';
import { llmsFiles } from './llms.ts';
import { packages, pageOf, papers, withAddresses } from './papers.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

const pictures = 'https://raw.githubusercontent.com/paidang/paidang/main/docs/pictures/';

const toPage = (path: string) => {
  const id = pageOf(path);
  return id && `./?path=/docs/${id}`;
};

/** A paper of the repository as the site shows it: its title is the page's, its pictures are the site's own, badges are of no use there. */
function paper(path: string): string {
  const text = readFileSync(`${root}${path}`, 'utf8')
    .replace(/^!\[size, gzip\].*\n\n/m, '')
    .replace(/<!--.*?-->/g, '')
    .replaceAll('https://paidang.github.io/paidang/?path=', './?path=');
  return withAddresses(text, path, toPage).replaceAll(pictures, './pictures/');
}

const modules: Record<string, () => unknown> = {
  'virtual:component-facts': componentFacts,
  'virtual:papers': () =>
    Object.fromEntries(
      [
        ...papers.map(({ path }) => `docs/${path}.md`),
        ...packages.flatMap((name) => [`packages/${name}/README.md`, `packages/${name}/CHANGELOG.md`]),
      ].map((path) => [path, paper(path)]),
    ),
};

/** Hands the docs pages what is in the repository, and writes the site for language models beside the one for people. */
export function docsPlugin(): Plugin {
  return {
    name: 'paidang:docs',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => {
      const make = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      return make && `export default ${JSON.stringify(make())};`;
    },
    async generateBundle() {
      if (process.env.VITEST) return;
      for (const [fileName, source] of Object.entries(await llmsFiles())) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
