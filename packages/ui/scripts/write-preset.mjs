import { readFile, writeFile } from 'node:fs/promises';

/**
 * The published Tailwind presets: `tailwind.css` contains the tokens and the names Tailwind does not have for them;
 * `tailwind.defaults.css` contains our values for names Tailwind has. The `*: initial` lines, which restrict our own code to
 * the tokens, are removed, so that a host keeps its own palette besides ours.
 */
const read = (name) => readFile(new URL(`../src/styles/${name}.css`, import.meta.url), 'utf8');
const write = (name, css) =>
  writeFile(new URL(`../dist/${name}.css`, import.meta.url), css.replaceAll(/^\s*--[\w-]+-\*: initial;\n/gm, ''));

const [tokens, names, defaults] = await Promise.all(['theme', 'tailwind', 'tailwind.defaults'].map(read));
await Promise.all([write('tailwind', `${tokens}\n${names}`), write('tailwind.defaults', defaults)]);
