import assert from 'node:assert/strict';
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Imports every typed entry, like a program with Node's module resolution. */
const scope = 'node_modules/@paidang';
const entries = readdirSync(scope).flatMap((folder) =>
  Object.entries(JSON.parse(readFileSync(`${scope}/${folder}/package.json`, 'utf8')).exports)
    // Types of an element for a framework need that framework.
    .filter(([, target]) => target.import)
    .map(([entry]) => `@paidang/${folder}${entry.slice(1)}`),
);
const importAll = (some) => some.map((entry, index) => `export * as part${index} from '${entry}';\n`).join('');

// laravel-echo's types import pusher-js as an ES module and do not compile with this resolution if libraries are checked. The
// entry that uses it is compiled with `skipLibCheck`, like most programs.
const withEcho = ['@paidang/chat/echo'];
writeFileSync('src/every-entry.ts', importAll(entries.filter((entry) => !withEcho.includes(entry))));
mkdirSync('echo', { recursive: true });
writeFileSync('echo/entry.ts', importAll(withEcho));

// This host has its own, older Tiptap: its extensions and our editor must share one core.
for (const name of ['@tiptap/core', '@tiptap/pm', 'prosemirror-model', 'prosemirror-state', 'prosemirror-view']) {
  assert.deepEqual(globSync(`node_modules/**/node_modules/${name}`), [], `a second ${name} was installed`);
}
