import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ApiPage, apiPages } from '../tooling/api-pages.ts';
import { apiReference } from '../tooling/api-reference.ts';
import { callPage } from '../tooling/call-reference.ts';

const folder = fileURLToPath(new URL('./reference/', import.meta.url));
let pages: ApiPage[] | undefined;

/** The pages of the API reference; the types are read once. */
export async function referencePages(): Promise<ApiPage[]> {
  pages ??= [...apiPages(apiReference()), await callPage(new URL('../packages/contract/src/', import.meta.url))];
  return pages;
}

/**
 * Writes the API reference as MDX, which Storybook reads from files only: so its index, and with it the search, has every heading.
 * The files are not kept in the repository.
 */
export async function writeReference(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const page of await referencePages()) {
    const title = page.package === 'ui' ? 'API reference/ui' : `API reference/${page.package}/${page.name}`;
    const heading = page.package === 'ui' || page.name === 'main' ? page.package : `${page.package}/${page.name}`;
    writeFileSync(
      `${folder}${page.package}-${page.name}.mdx`,
      `import { Meta } from '@storybook/addon-docs/blocks';\n\n<Meta title="${title}" />\n\n# @paidang/${heading.replace('labels-en', 'labels/en')}\n\n${page.text}\n`,
    );
  }
}
