import { readFile, writeFile } from 'node:fs/promises';

/**
 * The published Tailwind preset: the tokens themselves, then the names for them. The `*: initial` lines, which keep our
 * own code to the tokens, are left away, so that a host keeps its own palette beside ours.
 */
const [tokens, names] = await Promise.all(
  ['theme', 'tailwind'].map((name) => readFile(new URL(`../src/styles/${name}.css`, import.meta.url), 'utf8')),
);
const preset = names.replaceAll(/^\s*--[\w-]+-\*: initial;\n/gm, '');

await writeFile(new URL('../dist/tailwind.css', import.meta.url), `${tokens}\n${preset}`);
