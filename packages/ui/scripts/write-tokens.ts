import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tokenFiles } from '../src/foundations/token-files.ts';

/** Output folder of the tokens for design tools. */
const folder = new URL('../dist/tokens/', import.meta.url);
await mkdir(folder, { recursive: true });
const files = tokenFiles(await readFile(new URL('../src/styles/theme.css', import.meta.url), 'utf8'));
for (const [name, tokens] of Object.entries(files)) {
  await writeFile(new URL(name, folder), `${JSON.stringify(tokens, null, 2)}\n`);
}
