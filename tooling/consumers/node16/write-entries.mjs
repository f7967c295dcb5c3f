import assert from 'node:assert/strict';
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Imports every entry that has types, as a program in Node's own resolution does. */
const scope = 'node_modules/@paidang';
const entries = readdirSync(scope).flatMap((folder) =>
  Object.entries(JSON.parse(readFileSync(`${scope}/${folder}/package.json`, 'utf8')).exports)
    // What types an element for a framework wants that framework.
    .filter(([, target]) => target.import)
    .map(([entry]) => `@paidang/${folder}${entry.slice(1)}`),
);
const importAll = (some) => some.map((entry, index) => `export * as part${index} from '${entry}';\n`).join('');

// laravel-echo's own types take pusher-js for an ES module and do not hold in this resolution: whoever looks through
// libraries finds that in theirs. The entry that names it is compiled like most programs are, with `skipLibCheck`.
const withEcho = ['@paidang/chat/echo'];
writeFileSync('src/every-entry.ts', importAll(entries.filter((entry) => !withEcho.includes(entry))));
mkdirSync('echo', { recursive: true });
writeFileSync('echo/entry.ts', importAll(withEcho));

// This host has a Tiptap of its own, an older one: its extensions and our editor are to meet in the same core.
for (const name of ['@tiptap/core', '@tiptap/pm', 'prosemirror-model', 'prosemirror-state', 'prosemirror-view']) {
  assert.deepEqual(globSync(`node_modules/**/node_modules/${name}`), [], `a second ${name} was installed`);
}
