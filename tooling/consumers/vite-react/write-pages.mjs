import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Two pages made of what was installed: one imports every public entry, so that one that is broken breaks its types or its
 * bundle; the other renders the examples of the READMEs as somebody who copied them would.
 */
const scope = 'node_modules/@paidang';
const packages = readdirSync(scope).map((folder) => ({
  folder,
  exports: Object.entries(JSON.parse(readFileSync(`${scope}/${folder}/package.json`, 'utf8')).exports)
    // What has types alone is imported by the consumers of Vue, Svelte and the React Compiler.
    .flatMap(([entry, target]) => (typeof target === 'string' || target.import ? [entry] : [])),
  readme: readFileSync(`${scope}/${folder}/README.md`, 'utf8'),
}));

function importEverything() {
  const entries = packages.flatMap(({ folder, exports }) =>
    exports.map((entry) => `@paidang/${folder}${entry.slice(1)}`),
  );
  const imported = entries.map((entry, index) => {
    if (entry.endsWith('.css')) return `import part${index} from '${entry}?inline';`;
    if (/\/(element|loader)$/.test(entry)) return `import '${entry}';\nconst part${index} = 'a classic script';`;
    return `import * as part${index} from '${entry}';`;
  });
  const listed = entries.map((entry, index) => `  '${entry}': part${index},`);
  return `${imported.join('\n')}\n\nexport const parts: Record<string, object | string> = {\n${listed.join('\n')}\n};\n`;
}

/** A block that imports from us is whole: it compiles as it stands. The others are fragments of one. */
function examplesOf({ folder, readme }) {
  const blocks = [...readme.matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, code]) => code);
  return blocks
    .filter((code) => code.includes("from '@paidang/"))
    .map((code, index) => ({ name: `${folder}-${index + 1}`, code }));
}

mkdirSync('src/readme', { recursive: true });
writeFileSync('src/parts.ts', importEverything());
const examples = packages.flatMap(examplesOf);
for (const { name, code } of examples) writeFileSync(`src/readme/${name}.tsx`, code);
const apps = examples.filter(({ code }) => code.includes('export function App()'));
const imports = apps.map(({ name }, index) => `import { App as App${index} } from './readme/${name}';`);
writeFileSync(
  'src/examples.ts',
  `${imports.join('\n')}\n\nexport const examples = {\n${apps.map(({ name }, index) => `  '${name}': App${index},`).join('\n')}\n};\n`,
);
