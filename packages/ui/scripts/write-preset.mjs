import { readFile, writeFile } from 'node:fs/promises';

/**
 * The published Tailwind presets: `tailwind.css` has the tokens themselves, then names for them that Tailwind does not
 * have; `tailwind.defaults.css` has our values for those it has. The `*: initial` lines, which keep our own code to the
 * tokens, are left away, so that a host keeps its own palette beside ours.
 */
const read = (name) => readFile(new URL(`../src/styles/${name}.css`, import.meta.url), 'utf8');
const write = (name, css) =>
  writeFile(new URL(`../dist/${name}.css`, import.meta.url), css.replaceAll(/^\s*--[\w-]+-\*: initial;\n/gm, ''));

const [tokens, names, defaults] = await Promise.all(['theme', 'tailwind', 'tailwind.defaults'].map(read));
await Promise.all([write('tailwind', `${tokens}\n${names}`), write('tailwind.defaults', defaults)]);
