import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface PublicNames {
  tokens: string[];
  parts: Record<string, Record<string, string[]>>;
}
const promised: PublicNames = JSON.parse(readFileSync('docs/public-names.json', 'utf8'));
const found: PublicNames = JSON.parse(
  execFileSync(process.execPath, ['scripts/public-names.mjs'], { encoding: 'utf8' }),
);

const flat = ({ tokens, parts }: PublicNames) => [
  ...tokens,
  ...Object.entries(parts).flatMap(([part, attributes]) =>
    Object.entries(attributes).flatMap(([name, values]) => values.map((value) => `${part}: [${name}="${value}"]`)),
  ),
];

test('names that hosts use in styles are not removed', () => {
  const gone = flat(promised).filter((name) => !flat(found).includes(name));
  const message =
    'docs/public-names.json promises these, and the source no longer has them. Removing or renaming one breaks style sheets of hosts: it needs a major version (packages/ui/README.md). If so, write the changeset and run `node scripts/public-names.mjs --write && npm run format`.';
  expect(gone, message).toEqual([]);
});

test('new names are recorded', () => {
  const added = flat(found).filter((name) => !flat(promised).includes(name));
  const message =
    'These are new and become a promise, which a minor version may make. If hosts are to use them, run `node scripts/public-names.mjs --write && npm run format`.';
  expect(added, message).toEqual([]);
});

test('the page about theming lists every token', () => {
  const theming = readFileSync('packages/ui/THEMING.md', 'utf8');
  const named = new Set([...theming.matchAll(/`([\w-]+)`/g)].map(([, name]) => `--pd-${name}`));
  expect(found.tokens.filter((token) => !named.has(token))).toEqual([]);
});
