import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes two pages from the installed packages: one imports every public entry, so that a broken entry breaks types or bundle;
 * the other renders the README examples as a user would copy them.
 */
const scope = 'node_modules/@paidang';
const packages = readdirSync(scope).map((folder) => ({
  folder,
  exports: Object.entries(JSON.parse(readFileSync(`${scope}/${folder}/package.json`, 'utf8')).exports)
    // Entries with types only are imported by the consumers of Vue, Svelte and the React Compiler.
    .flatMap(([entry, target]) => (typeof target === 'string' || target.import ? [entry] : [])),
  readme: readFileSync(`${scope}/${folder}/README.md`, 'utf8'),
}));

function importEverything() {
  const entries = packages.flatMap(({ folder, exports }) =>
    exports.map((entry) => `@paidang/${folder}${entry.slice(1)}`),
  );
  const imported = entries.map((entry, index) => {
    if (entry.endsWith('.css')) return `import part${index} from '${entry}?inline';`;
    if (entry.endsWith('.html')) return `import part${index} from '${entry}?raw';`;
    if (/\/(element|loader)$/.test(entry)) return `import '${entry}';\nconst part${index} = 'a classic script';`;
    return `import * as part${index} from '${entry}';`;
  });
  const listed = entries.map((entry, index) => `  '${entry}': part${index},`);
  return `${imported.join('\n')}\n\nexport const parts: Record<string, object | string> = {\n${listed.join('\n')}\n};\n`;
}

/** Every TypeScript block is complete: it compiles and runs unchanged. */
function examplesOf({ folder, readme }) {
  const blocks = [...readme.matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, code]) => code);
  return blocks.map((code, index) => ({
    name: `${folder}-${index + 1}`,
    code: isRendered(code) ? code : collectResults(code),
  }));
}

/** A single `<` may belong to a type. */
const isRendered = (code) => /<\/|\/>/.test(code);

/** Turns lines with their results (`checkEmail('abc'); // '…'`) into pairs of result and comment. */
const collectResults = (code) =>
  `${code.replace(/^(.+); \/\/ (.+)$/gm, (_, call, comment) => `said.push([${call}, ${JSON.stringify(comment)}]);`)}`.replace(
    /\n\n/,
    '\n\nexport const said: [unknown, string][] = [];\n',
  );

mkdirSync('src/readme', { recursive: true });
writeFileSync('src/parts.ts', importEverything());
const examples = packages.flatMap(examplesOf);
for (const { name, code } of examples) writeFileSync(`src/readme/${name}.tsx`, code);
const listed = examples.map(({ name }) => `  '${name}': () => import('./readme/${name}'),`);
writeFileSync('src/examples.ts', `export const examples = {\n${listed.join('\n')}\n};\n`);
