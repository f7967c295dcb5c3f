import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Follows the links of the built docs site (`npm run build:storybook`) without a browser: to its own pages, to papers for
 * language models, and to files of the repository. `node scripts/docs-site.mjs [folder]`
 */
const site = resolve(process.argv[2] ?? 'storybook-static');
if (!existsSync(join(site, 'index.json')))
  throw new Error(`There is no site in ${site}. Run \`npm run build:storybook\`.`);
const read = (path) => readFileSync(join(site, path), 'utf8');
const { entries } = JSON.parse(read('index.json'));
const problems = [];

const withLinks = globSync('{*.txt,assets/*.js,llms/**/*.md}', { cwd: site });
for (const path of withLinks) {
  const text = read(path);
  for (const [, id] of text.matchAll(/\?path=\/(?:docs|story)\/([\w-]+--[\w-]+)/g)) {
    if (!entries[id]) problems.push(`${path} leads to a page ${id}, which does not exist.`);
  }
  for (const [, file] of text.matchAll(/https:\/\/github\.com\/paidang\/paidang\/(?:blob|tree)\/main\/([\w./-]+)/g)) {
    if (!existsSync(file)) problems.push(`${path} leads to ${file}, which the repository does not have.`);
  }
  for (const [, picture] of text.matchAll(/\]\(\.\/(pictures\/[\w.-]+)\)/g)) {
    if (!existsSync(join(site, picture))) problems.push(`${path} shows ${picture}, which does not exist.`);
  }
}

for (const path of globSync('{llms.txt,llms/**/*.md}', { cwd: site })) {
  for (const [, link] of read(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)) {
    if (!existsSync(join(site, dirname(path), link))) problems.push(`${path} leads to ${link}, which does not exist.`);
  }
}

/** What people look for under another name than ours. */
const expected = {
  modal: 'ui-dialog',
  snackbar: 'ui-toast',
  autocomplete: 'ui-combobox',
  dropdown: 'ui-select',
  drawer: 'ui-sheet',
  wysiwyg: 'editor-richtexteditor',
};
for (const [word, id] of Object.entries(expected)) {
  const found = Object.values(entries).some(
    (entry) => entry.id.startsWith(`${id}--`) && entry.title.toLowerCase().includes(word),
  );
  if (!found) problems.push(`A search for “${word}” does not find ${id}.`);
}

/** Names of the API reference, by the page they are on: the search goes through the headings of pages. */
const headings = {
  useRoom: 'chat-main',
  ChatPort: 'chat-main',
  'outlineCalls.accept': 'contract-calls',
  createTour: 'tour-core',
  sanitizeDocument: 'editor-core',
  CommentBoardPort: 'comment-board-main',
  createFilmClock: 'film-main',
  markClaims: 'claims-dom',
  verifyCapsule: 'evidence-main',
  themeScript: 'ui',
};
for (const [name, page] of Object.entries(headings)) {
  const { anchors = [] } = entries[`api-reference-${page}--docs`] ?? {};
  if (!anchors.some(({ title }) => title === name)) problems.push(`A search for “${name}” does not find ${page}.`);
}

for (const problem of problems) console.error(problem);
console.log(
  `${withLinks.length} files, ${Object.keys(entries).length} pages and stories, ${problems.length} broken links`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
