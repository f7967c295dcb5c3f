import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a module that imports every installed public entry; elements only in a browser. */
const scope = 'node_modules/@paidang';
const entries = readdirSync(scope).flatMap((folder) =>
  Object.entries(JSON.parse(readFileSync(`${scope}/${folder}/package.json`, 'utf8')).exports)
    // Styles and manifests are text, and types of an element for a framework have no module.
    .filter(([, target]) => target.import)
    .map(([entry]) => `@paidang/${folder}${entry.slice(1)}`),
);
const isScript = (entry) => /\/(element|loader)$/.test(entry);
const modules = entries.filter((entry) => !isScript(entry));
const elements = entries.filter((entry) => entry.endsWith('/element'));

writeFileSync(
  'shared/every-entry.js',
  `'use client';
${modules.map((entry, index) => `import * as entry${index} from '${entry}';`).join('\n')}

export const entries = {
${modules.map((entry, index) => `  '${entry}': entry${index},`).join('\n')}
};

export async function defineElements() {
${elements.map((entry) => `  await import('${entry}');`).join('\n')}
  return ['paidang-chat', 'paidang-tour'].filter((name) => customElements.get(name));
}
`,
);
