/** `npm run bench`: every suite, or the named ones. */
const suites = {
  rooms: './run.mjs',
  comments: './comments.mjs',
  editor: './editor.mjs',
  film: './film.mjs',
  diff: './diff.mjs',
  import: './import.mjs',
  sockets: './sockets.mjs',
  stories: './stories.mjs',
  routes: './routes.mjs',
  creators: './creators.mjs',
  performance: './performance.mjs',
  lighthouse: './lighthouse.mjs',
  claims: './claims.mjs',
  evidence: './evidence.mjs',
  trace: './trace.mjs',
  places: './places.mjs',
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : Object.keys(suites)) await import(suites[name]);
