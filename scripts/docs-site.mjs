import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Checks the links of the built docs site (`npm run build:storybook`) without a browser: to its own pages, to the files for
 * language models, and to files of the repository. `node scripts/docs-site.mjs [folder]`
 */
const site = resolve(process.argv[2] ?? 'storybook-static');
if (!existsSync(join(site, 'index.json')))
  throw new Error(`No built site in ${site}. Run \`npm run build:storybook\`.`);
const read = (path) => readFileSync(join(site, path), 'utf8');
const { entries } = JSON.parse(read('index.json'));
const problems = [];

const linkingFiles = globSync('{*.txt,assets/*.js,llms/**/*.md}', { cwd: site });
for (const path of linkingFiles) {
  const text = read(path);
  for (const [, id] of text.matchAll(/\?path=\/(?:docs|story)\/([\w-]+--[\w-]+)/g)) {
    if (!entries[id]) problems.push(`${path} links to page ${id}, which does not exist.`);
  }
  for (const [, file] of text.matchAll(/https:\/\/github\.com\/paidang\/paidang\/(?:blob|tree)\/main\/([\w./-]+)/g)) {
    if (!existsSync(file)) problems.push(`${path} links to ${file}, which is not in the repository.`);
  }
  for (const [, picture] of text.matchAll(/\]\(\.\/(pictures\/[\w.-]+)\)/g)) {
    if (!existsSync(join(site, picture))) problems.push(`${path} shows ${picture}, which does not exist.`);
  }
}

for (const path of globSync('{llms.txt,llms/**/*.md}', { cwd: site })) {
  for (const [, link] of read(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)) {
    if (!existsSync(join(site, dirname(path), link))) problems.push(`${path} links to ${link}, which does not exist.`);
  }
}

/** Words people search for that differ from our names. */
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

/** Names of the API reference, by page: the search covers the headings of pages. */
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
  `${linkingFiles.length} files, ${Object.keys(entries).length} pages and stories, ${problems.length} broken links`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
